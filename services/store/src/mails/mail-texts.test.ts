import { languages } from '@arcada/contracts';
import { writeMail } from '@arcada/service-kit';
import { fill, mailTexts } from './mail-texts.ts';

describe('e-mail', () => {
  it('has the same content as text and as HTML', () => {
    const { text, html } = writeMail('en', 'Subject', [
      { kind: 'text', text: 'Hello' },
      {
        kind: 'item',
        title: 'Toolkit',
        facts: [{ label: 'Key', value: 'ARC1.x.y' }],
        link: { label: 'Get it', href: 'https://shop.example/a' },
      },
      { kind: 'link', label: 'Order', href: 'https://shop.example/b?c=1&d=2' },
    ]);
    expect(text).toBe(
      'Hello\n\nToolkit\n  Key: ARC1.x.y\n  Get it: https://shop.example/a\n\nOrder: https://shop.example/b?c=1&d=2\n',
    );
    expect(html).toContain('<strong>Toolkit</strong>');
    expect(html).toContain('href="https://shop.example/b?c=1&amp;d=2"');
  });

  it('escapes texts of users in HTML', () => {
    const evil = '<img src=x onerror="alert(1)">\'&';
    const { html } = writeMail('en', evil, [
      { kind: 'text', text: evil },
      { kind: 'item', title: evil, facts: [{ label: evil, value: evil }], link: { label: evil, href: evil } },
    ]);
    expect(html).not.toContain('<img');
    expect(html.match(/&lt;img src=x onerror=&quot;alert\(1\)&quot;&gt;&#39;&amp;/g)).toHaveLength(7);
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
