import { remoteManifestSchema } from './composition.schema.ts';

const manifest = {
  contract: 1,
  domain: 'blog',
  title: { en: 'Blog', 'pt-BR': 'Blog', es: 'Blog' },
  routes: [],
  slots: [],
};

test('a manifest is part of every page, so its size is bounded', () => {
  expect(remoteManifestSchema.safeParse(manifest).success).toBe(true);
  const slot = { name: 'home.posts', id: 'more', order: 1 };
  for (const more of [
    { title: { ...manifest.title, en: 'x'.repeat(300_000) } },
    { slots: Array.from({ length: 3000 }, () => slot) },
    { routes: Array.from({ length: 3000 }, () => ({ path: '/blog', access: 'public', render: 'server' })) },
  ]) {
    expect(remoteManifestSchema.safeParse({ ...manifest, ...more }).success).toBe(false);
  }
  expect(remoteManifestSchema.safeParse({ ...manifest, slots: [slot] }).success).toBe(true);
});
