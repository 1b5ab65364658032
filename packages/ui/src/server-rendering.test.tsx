/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import * as core from './index.ts';
import { ToastHost } from './toast/toast.ts';

const { Button, Drawer, Field, Menu, MenuItem, PasswordInput, Rating, TabPanel, Tabs, TextInput } = core;

const Page = () => (
  <>
    <Menu label="Products">
      <MenuItem>Scripts</MenuItem>
    </Menu>
    <Field label="Name" error="Needed">
      <TextInput name="name" />
    </Field>
    <Field label="Password">
      <PasswordInput showLabel="Show" hideLabel="Hide" />
    </Field>
    <Rating value={4.5} label="4.5" />
    <Tabs id="t" label="Parts" items={[{ key: 'a', label: 'A' }]} value="a" onChange={() => undefined} />
    <TabPanel tabs="t" name="a">
      <Button loading>Go</Button>
    </TabPanel>
    <Drawer open={false} onClose={() => undefined} title="Cart" closeLabel="Close">
      Lines
    </Drawer>
    <ToastHost label="Notifications" toastLabel="Notification" closeLabel="Close" />
  </>
);

test('the components render without a browser and the same each time', () => {
  expect(typeof document).toBe('undefined');
  const html = renderToString(<Page />);
  expect(html).toContain('aria-invalid="true"');
  expect(html).not.toContain('Lines');
  expect(renderToString(<Page />)).toBe(html);
});
