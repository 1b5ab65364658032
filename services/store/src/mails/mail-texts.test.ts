import { languages, site } from '@arcada/contracts';
import { writeMail } from '@arcada/service-kit';
import { fill, mailTexts } from './mail-texts.ts';

describe('e-mail', () => {
  it('has the same content as text and as HTML', () => {
    const { text, html } = writeMail('en', 'Subject', [
      { kind: 'text', text: 'Hello' },
      {
        kind: 'item',
        title: 'Toolkit',
        amount: '$19.99',
        detail: 'Product · 2 seats',
        facts: [{ label: 'Key', value: 'ARC1.x.y' }],
        link: { label: 'Get it', href: 'https://shop.example/a' },
      },
      { kind: 'sums', rows: [{ label: 'Total', amount: '$19.99' }] },
      { kind: 'button', label: 'I did not do this', href: 'https://shop.example/r' },
      { kind: 'link', label: 'Order', href: 'https://shop.example/b?c=1&d=2' },
    ]);
    expect(text).toBe(
      [
        'Hello',
        'Toolkit – $19.99\n  Product · 2 seats\n  Key: ARC1.x.y\n  Get it: https://shop.example/a',
        'Total: $19.99',
        'I did not do this: https://shop.example/r',
        'Order: https://shop.example/b?c=1&d=2',
        `-- \n${site.name}\n${site.legalName}, Rua do Porto 120, 50030-230 Recife PE, Brazil\n${site.email}\n`,
      ].join('\n\n'),
    );
    expect(html).toContain('<strong>Toolkit</strong>');
    expect(html).toContain('href="https://shop.example/b?c=1&amp;d=2"');
    expect(html).toContain(`${site.legalName}, Rua do Porto 120, 50030-230 Recife PE, Brazil`);
    // Nothing is loaded from anywhere.
    expect(html).not.toMatch(/<img|url\(|@import|<link/);
  });

  it('keeps the number of an order on one line', () => {
    const { text, html } = writeMail('en', 'Your order A-000123 is ready', [
      { kind: 'text', text: 'Everything in order A-000123 is ready.' },
    ]);
    expect(text).toContain('order A-000123 is ready.');
    expect(html.match(/<span style="white-space:nowrap">A-000123<\/span>/g)).toHaveLength(2);
    expect(html).toContain('<title>Your order A-000123 is ready</title>');
  });

  it('escapes texts of users in HTML', () => {
    const evil = '<img src=x onerror="alert(1)">\'&';
    const { html } = writeMail('en', evil, [
      { kind: 'text', text: evil },
      { kind: 'note', text: evil },
      { kind: 'button', label: evil, href: evil },
      { kind: 'sums', rows: [{ label: evil, amount: evil }] },
      {
        kind: 'item',
        title: evil,
        amount: evil,
        detail: evil,
        facts: [{ label: evil, value: evil }],
        link: { label: evil, href: evil },
      },
    ]);
    expect(html).not.toContain('<img');
    expect(html.match(/&lt;img src=x onerror=&quot;alert\(1\)&quot;&gt;&#39;&amp;/g)).toHaveLength(15);
  });

  it('exists in every language, with the same placeholders', () => {
    for (const texts of Object.values(mailTexts)) {
      const places = languages.map((language) =>
        texts[language]
          .match(/\{\w+\}/g)
          ?.sort()
          .join(),
      );
      expect(new Set(places).size).toBe(1);
    }
    expect(fill('{name} {unknown}', { name: '{email}', email: 'x' })).toBe('{email} {unknown}');
  });
});
