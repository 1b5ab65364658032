import { renderInSite } from '@arcada/testing/render';
import { notifications } from '@arcada/ui';
import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import en from '../locales/en.json' with { type: 'json' };
import { ProgressBar } from './progress-bar.tsx';
import { useLateCode } from './use-late-code.ts';

type Part = () => React.ReactElement;

/** A button that opens a part. */
function Place({ load }: { load: () => Promise<Part> }) {
  const [open, setOpen] = useState(false);
  const Code = useLateCode(load, open, () => setOpen(false));
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {Code ? open && <Code /> : <ProgressBar shown={open} />}
    </>
  );
}

/** The part's code comes when the test says so. */
async function show() {
  const loads: PromiseWithResolvers<Part>[] = [];
  const load = () => {
    const next = Promise.withResolvers<Part>();
    loads.push(next);
    return next.promise;
  };
  await renderInSite(<Place load={load} />, { texts: { shell: en } });
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  return { loads, press };
}
const Panel = () => <p>The part</p>;

test('nothing is fetched before the first sign of a visitor, and then once', async () => {
  const { loads, press } = await show();
  expect(loads).toHaveLength(0);
  fireEvent.pointerMove(window);
  fireEvent.keyDown(window);
  expect(loads).toHaveLength(1);
  await act(async () => loads[0]?.resolve(Panel));
  expect(screen.queryByText('The part')).toBeNull();
  press();
  expect(screen.getByText('The part')).toBeTruthy();
  expect(loads).toHaveLength(1);
});

test('a press before the code is there is seen to be taken at once, and opens the part when it comes', async () => {
  const { loads, press } = await show();
  expect(screen.getByRole('status').textContent).toBe('');
  press();
  expect(screen.getByRole('status').textContent).toBe('Loading content...');
  await act(async () => loads[0]?.resolve(Panel));
  expect(screen.getByText('The part')).toBeTruthy();
});

test('when the code can’t be fetched the visitor is told, and the next press tries again', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { loads, press } = await show();
  press();
  await act(async () => loads[0]?.reject(new Error('offline')));
  await waitFor(() => expect(notifications.current()?.tone).toBe('danger'));
  expect(screen.getByRole('status').textContent).toBe('');
  expect(logged).toHaveBeenCalledTimes(1);
  press();
  await act(async () => loads[1]?.resolve(Panel));
  expect(screen.getByText('The part')).toBeTruthy();
  logged.mockRestore();
});
