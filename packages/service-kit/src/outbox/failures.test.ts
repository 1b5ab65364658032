import { refusalOf } from './failures.ts';

const refused = (response: string, command = 'RCPT TO') =>
  refusalOf(Object.assign(new Error('refused'), { permanent: true, command, response }));

test.each([
  '550 5.1.1 No such user',
  '550-5.1.2 Bad destination system',
  '501 5.1.3 Bad syntax',
  '550 5.1.10 The domain accepts no mail',
  '550 5.2.1 Mailbox disabled',
])('%s: the address is at fault', (response) => {
  expect(refused(response)).toEqual({ address: true, reason: response });
});

test.each([
  '550 relay not permitted',
  '550 5.1.0 Address rejected',
  '550 5.1.7 Bad sender',
  '550 5.1.8 Bad outbound sender',
  '550 5.7.1 Blocked by policy',
  '552 5.2.2 Mailbox full',
])('%s: says nothing against the address', (response) => {
  expect(refused(response)).toEqual({ address: false, reason: response });
});

test('a refused content is not the address’s fault, and a passing fault is no refusal', () => {
  expect(refused('550 5.1.1 No such user', 'DATA')?.address).toBe(false);
  expect(
    refusalOf(Object.assign(new Error('later'), { command: 'RCPT TO', response: '451 4.3.0 Later' })),
  ).toBeUndefined();
});
