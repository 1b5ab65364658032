import { emailKey, mailboxKey } from './email-key.ts';

const plain = mailboxKey('ana.lima@firm.example');

test.each([
  'Ana.Lima@Firm.Example',
  'ana.lima+1@firm.example',
  'ana.lima+a+b@firm.example',
  ' ana.lima@firm.example. ',
  'ana.lima@ﬁrm.example',
  'ana.lima@firm。example',
])('%s is the same mailbox, and another address', (email) => {
  expect(mailboxKey(email)).toBe(plain);
});

test.each([
  'analima@firm.example',
  'ana.lima@mail.firm.example',
  '+ana.lima@firm.example',
  'ana.lima',
  '@firm.example',
])('%s is another mailbox', (email) => {
  expect(mailboxKey(email)).not.toBe(plain);
});

test('a domain is the same in its letters and as name servers write it', () => {
  expect(mailboxKey('ana@müller.example')).toBe(mailboxKey('ana@xn--mller-kva.example'));
});

test('accounts tell addresses of one mailbox apart', () => {
  expect(emailKey('ana+1@firm.example')).not.toBe(emailKey('ana@firm.example'));
});
