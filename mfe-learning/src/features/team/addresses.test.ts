import { peopleOf, written } from './addresses.ts';

test.each([
  ['ana@example.com', ['ana@example.com']],
  [' a@example.com,b@example.com;\n\nc@example.com\t', ['a@example.com', 'b@example.com', 'c@example.com']],
  [
    'a@example.com b@example.com\tc@example.com  d@example.com',
    ['a', 'b', 'c', 'd'].map((one) => `${one}@example.com`),
  ],
  ['Ana Lima <ana@example.com>; "Leo" <leo@example.com>', ['Ana Lima <ana@example.com>', 'Leo <leo@example.com>']],
  ['"Lima, Ana" <ana@example.com> leo@example.com', ['Lima, Ana <ana@example.com>', 'leo@example.com']],
  [
    "leo@example.com Ana Lima <ana@example.com>\n'Bia'<bia@example.com>",
    ['leo@example.com', 'Ana Lima <ana@example.com>', 'Bia <bia@example.com>'],
  ],
  ['not an address', ['not an address']],
  ['Not an Address;', ['Not an Address']],
  ['Ana <ana@example.com', ['Ana <ana@example.com>']],
  ['Ana <nobody>', ['Ana <nobody>']],
  ['Ana <nobody>, Leo <leo@example.com>, Bia', ['Ana <nobody>', 'Leo <leo@example.com>', 'Bia']],
  ['ana@example.com, leo@example.com, nobody', ['ana@example.com', 'leo@example.com', 'nobody']],
  [' ;\n', []],
  // Copied from a spreadsheet, or typed in its way.
  ['Carla Díaz\tcarla.diaz@firm.example', ['Carla Díaz <carla.diaz@firm.example>']],
  ['Carla Díaz;carla@firm.example\r\nLeo;leo@firm', ['Carla Díaz <carla@firm.example>', 'Leo <leo@firm>']],
  ['Carla Díaz, carla@firm.example', ['Carla Díaz <carla@firm.example>']],
  ['Carla Díaz carla@firm.example', ['Carla Díaz <carla@firm.example>']],
  ['Díaz, Carla;carla@firm.example', ['Díaz, Carla <carla@firm.example>']],
  ['"Díaz, Carla","carla@firm.example"', ['Díaz, Carla <carla@firm.example>']],
  ['Carla\tDíaz\tcarla@firm.example\tMadrid', ['Carla Díaz <carla@firm.example>']],
  ['1\tCarla\tcarla@firm.example', ['Carla <carla@firm.example>']],
  ['| Carla | carla@firm.example |', ['Carla <carla@firm.example>']],
  ['carla@firm.example\tCarla Díaz', ['Carla Díaz <carla@firm.example>']],
  ['carla@firm.example (Carla Díaz)', ['Carla Díaz <carla@firm.example>']],
  ['c@firm.example Carla; l@firm.example Leo', ['Carla <c@firm.example>', 'Leo <l@firm.example>']],
  ['Carla c@firm.example, Leo (l@firm.example)', ['Carla <c@firm.example>', 'Leo <l@firm.example>']],
  ['Carla (c@firm.example)\nLeo [l@firm.example]', ['Carla <c@firm.example>', 'Leo <l@firm.example>']],
  ['Carla (Design) <c@firm.example>', ['Carla (Design) <c@firm.example>']],
  ["'t Hooft <h@firm.example>", ["'t Hooft <h@firm.example>"]],
  ['Carla @ Firm <c@firm.example>', ['Carla @ Firm <c@firm.example>']],
  ['mailto:c@firm.example', ['c@firm.example']],
  ['Leo <mailto:l@firm.example>', ['Leo <l@firm.example>']],
  ['Email: c@firm.example.', ['c@firm.example']],
  ["- 'c@firm.example'!", ['c@firm.example']],
  ['Name\tEmail\nCarla\tc@firm.example', ['Carla <c@firm.example>']],
  ['Nombre;Correo electrónico;Sede\nc@firm.example', ['c@firm.example']],
  ['"Nome","E-mail"\nc@firm.example', ['c@firm.example']],
  ['Last name\tFirst name\tEmail\nDíaz\tCarla\tc@firm.example', ['Carla Díaz <c@firm.example>']],
  ['Vorname;Nachname;E-Mail\nOle;Krüger;o@firm.example', ['Ole Krüger <o@firm.example>']],
  ['Nom;Prénom;Email\nRoux;Léa;l@firm.example', ['Léa Roux <l@firm.example>']],
  ['Correo;Apellidos;Nombre\nc@firm.example;Díaz Paz;Carla', ['Carla Díaz Paz <c@firm.example>']],
  ['Sobrenome,Nome,E-mail\nLima,Ana,a@firm.example', ['Ana Lima <a@firm.example>']],
  // A comma for a dot: the fault names what was typed.
  ['Ole Krüger krueger@firm,example', ['Ole Krüger <krueger@firm,example>']],
  ['leo@firm,ana@firm.example', ['leo@firm', 'ana@firm.example']],
  // What can't be a name is an address that was mistyped.
  ['carlos.firma.com, diana@example.com', ['carlos.firma.com', 'diana@example.com']],
  ['eva@example.com, carlos.firma.com', ['eva@example.com', 'carlos.firma.com']],
  ['not-an-address, bruno@example.com', ['not-an-address', 'bruno@example.com']],
  ['carlos.firma.com diana@example.com; bruno2', ['carlos.firma.com', 'diana@example.com', 'bruno2']],
  ['carlos.firma.com\tdiana@example.com', ['carlos.firma.com', 'diana@example.com']],
  ['Ana Lima, carlos firma.com, ana@x.example', ['carlos firma.com', 'Ana Lima <ana@x.example>']],
  ['carlos.firma.com, Diana <d@x.example>', ['carlos.firma.com', 'Diana <d@x.example>']],
  ['carlos.firma.com, <d@x.example>', ['carlos.firma.com', 'd@x.example']],
  ['Ana, ana@x.example, Leo, leo@x.example', ['Ana <ana@x.example>', 'Leo <leo@x.example>']],
  ['ana, a@x.example\nAnne-Marie, b@x.example', ['ana <a@x.example>', 'Anne-Marie <b@x.example>']],
  ['Dr.Silva, s@x.example\nJ. R. Lima, l@x.example', ['Dr.Silva <s@x.example>', 'J. R. Lima <l@x.example>']],
  // Nor is a column of a table, or what a mail program writes for a name that it doesn't know.
  ['Carla Díaz\tcarla.diaz\tc@firm.example\tfirm.example', ['Carla Díaz <c@firm.example>']],
  ['carla.diaz <carla.diaz@firm.example>', ['carla.diaz@firm.example']],
  ['firm.example <c@firm.example>', ['firm.example <c@firm.example>']],
])('%j is %j', (text, expected) => {
  expect(peopleOf(text)).toEqual({ people: expect.anything(), repeated: 0 });
  expect(peopleOf(text).people.map(written)).toEqual(expected);
});

test('an address that comes again is merged with the first, whose name is kept', () => {
  const text = 'ana@example.com\nLeo <leo@example.com>\nAna <ANA@example.com>, Leo B <leo@example.com>';
  expect(peopleOf(text)).toEqual({
    people: [
      { email: 'ana@example.com', name: 'Ana' },
      { email: 'leo@example.com', name: 'Leo' },
    ],
    repeated: 2,
  });
});

test.each([
  ['word ', 1],
  ['a', 1],
  ['.', 1],
  ['a.', 1],
  ['a@', 1],
  ['a@ ', 1],
  ['<', 1],
  ['<a', 1],
  ['"', 1],
  ['( ', 1],
  [', ', 0],
  ['\t', 0],
])('100 KB of %j are read in no time', (part, count) => {
  const text = part.repeat(100_000 / part.length);
  const started = performance.now();
  expect(peopleOf(text).people).toHaveLength(count);
  expect(peopleOf(`${text}x <ana@example.com>${text}`).people.length).toBeGreaterThan(0);
  expect(performance.now() - started).toBeLessThan(1000);
});
