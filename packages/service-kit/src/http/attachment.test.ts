import { attachment } from './attachment.ts';

describe('attachment', () => {
  it('names a file exactly and in ASCII', () => {
    expect(attachment('tool-1.2.0.zip')).toBe(`attachment; filename="tool-1.2.0.zip"; filename*=UTF-8''tool-1.2.0.zip`);
    expect(attachment('Fatura nº 1 – ação (São Paulo).pdf')).toBe(
      `attachment; filename="Fatura n_ 1 _ acao (Sao Paulo).pdf"; ` +
        `filename*=UTF-8''Fatura%20n%C2%BA%201%20%E2%80%93%20a%C3%A7%C3%A3o%20%28S%C3%A3o%20Paulo%29.pdf`,
    );
  });

  it('lets nothing break out of the header, and no path in', () => {
    const header = attachment('a"\r\nset-cookie: x=1;/..\\b%41\ud800.zip');
    expect(header).not.toMatch(/[\r\n]/);
    expect(header).toContain('filename="a_set-cookie_ x_1__.._b_41_.zip"');
    expect(header).not.toMatch(/filename\*=.*[/\\]/);
    expect(attachment('<b>=1+2</b>?.csv')).toBe(
      `attachment; filename="_b_1+2_b_.csv"; filename*=UTF-8''_b_1%2B2_b_.csv`,
    );
    expect(attachment('plan\u202Efdp.exe')).toContain("filename*=UTF-8''planfdp.exe");
  });
});
