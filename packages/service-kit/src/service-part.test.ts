import { joinParts, type ServicePart } from './service-part.ts';

class Noun {}
const part = (more: Omit<ServicePart, 'module'>): ServicePart => ({ module: Noun, ...more });
const listen = async () => undefined;

test('what several nouns handle is joined', () => {
  const joined = joinParts([
    part({ onEvent: { 'identity.user.erased': listen }, tasks: { refund: listen } }),
    part({ tasks: { remind: listen } }),
  ]);
  expect(Object.keys(joined.onEvent)).toEqual(['identity.user.erased']);
  expect(Object.keys(joined.tasks)).toEqual(['refund', 'remind']);
});

test('two nouns that handle the same event or task stop the start', () => {
  const events = part({ onEvent: { 'identity.user.erased': listen } });
  expect(() => joinParts([events, events])).toThrow(
    'Two nouns of this service handle the event "identity.user.erased"',
  );
  const tasks = part({ tasks: { refund: listen } });
  expect(() => joinParts([tasks, tasks])).toThrow('Two nouns of this service handle the task "refund"');
});
