import { setTimeout as pause } from 'node:timers/promises';
import { databases } from '@arcada/testing/database';
import { startService, type TestService } from '@arcada/testing/service';
import { jest } from '@jest/globals';
import { blogDefinition } from '../src/definition.ts';
import { BlogProcess, buildBlog } from './harness/blog-process.ts';
import { letterCalls, subscribers } from './harness/letters.ts';
import { type MailServer, startMailServer } from './harness/mail-server.ts';

jest.setTimeout(180_000);
beforeAll(() => buildBlog());

/** As many mails as there are connections: what can be between the mail server and our record at one moment. */
const onTheWay = 3;

describe.each(databases())('a letter whose process is killed, on %s', (kind) => {
  let service: TestService;
  let mail: MailServer;
  let shipped: BlogProcess;
  let letterId = '';

  beforeEach(async () => {
    mail = await startMailServer();
    const env = {
      SMTP_URL: mail.url,
      NEWSLETTER_PER_MINUTE: '12000',
      NEWSLETTER_STEP_MILLISECONDS: '100',
      // On MySQL what a killed process had claimed waits that long.
      OUTBOX_CLAIM_SECONDS: '1',
    };
    service = await startService(blogDefinition, { kind, env });
  });
  afterEach(async () => {
    await shipped.kill();
    await service.stop();
    await mail.close();
  });

  const calls = () => letterCalls(() => shipped.admin());
  const sendAll = async (readers: number) => {
    const addresses = await subscribers(service, readers);
    // The same database, with the shipped process instead of the one inside this test.
    await service.running.close();
    shipped = await BlogProcess.on(service.env);
    await shipped.start();
    const letter = (await calls().create({ en: { subject: 'November', body: 'Hello.' } })).body;
    letterId = letter.id;
    expect((await calls().send(letter)).status).toBe(200);
    for (;;) {
      const found = await calls()
        .read(letter.id)
        .catch(() => undefined);
      if (found?.body.status === 'sent') return { addresses, counts: found.body.counts };
      await pause(50);
    }
  };
  const restart = async () => {
    await shipped.kill();
    await shipped.start();
  };

  test('while mails wait in the outbox and at the mail server: all of a thousand get exactly one', async () => {
    const readers = 1000;
    const pauses = [300, 600];
    let killed: Promise<void> | undefined;
    mail.beforeRecipient = async () => {
      if (mail.accepted.length < (pauses[0] ?? readers)) return;
      killed ??= (async () => {
        // Mails that were accepted before are recorded; all others are held here, halfway.
        while ((await calls().read(letterId)).body.counts.sent < mail.accepted.length) await pause(20);
        pauses.shift();
        await restart();
        killed = undefined;
      })();
      await killed;
    };
    const { addresses, counts } = await sendAll(readers);
    expect(pauses).toEqual([]);
    expect(counts).toMatchObject({ recipients: readers, sent: readers, waiting: 0, failed: 0 });
    expect(mail.readers()).toEqual(addresses);
    expect(new Set(mail.accepted.map(({ messageId }) => messageId)).size).toBe(readers);
  });

  test('between the mail server’s acceptance and our record: again under the same message id, nobody else', async () => {
    const readers = 200;
    let killed: Promise<void> | undefined;
    mail.beforeReply = async () => {
      if (mail.accepted.length < 100) return;
      killed ??= restart();
      await killed;
    };
    const { addresses, counts } = await sendAll(readers);
    expect(counts).toMatchObject({ recipients: readers, sent: readers });
    expect([...new Set(mail.readers())]).toEqual(addresses);
    const ids = mail.accepted.map(({ messageId }) => messageId);
    expect(new Set(ids).size).toBe(readers);
    expect(ids.length - readers).toBeGreaterThan(0);
    expect(ids.length - readers).toBeLessThanOrEqual(onTheWay);
  });
});
