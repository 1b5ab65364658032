import { languages, type PageOf, type Product, type ProductSummary, previewOf } from '@arcada/contracts';
import { databases } from '@arcada/testing/database';
import type { TestService } from '@arcada/testing/service';
import { Catalogue } from '../src/catalogue/catalogue.ts';
import { productSeeds } from '../src/seed/product-seeds.ts';
import { startCatalogue } from './catalogue-service.ts';

type Page = PageOf<ProductSummary>;

describe.each(databases())('catalogue on %s', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startCatalogue(kind);
  });
  afterAll(() => service.stop());

  const list = async (query: string) => (await service.anonymous.get<Page>(`api/products?${query}`)).body;
  const ids = async (query: string) => (await list(query)).items.map((product) => product.id);

  test('lists all published products, newest first, as the contract describes them', async () => {
    const response = await service.anonymous.get<Page>('api/products?pageSize=100');
    expect(response.body.total).toBe(productSeeds.length);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('surrogate-key')).toBe('products');
    expect(response.headers.get('cache-control')).toContain('s-maxage');
    const firstReleases = response.body.items.map(
      ({ id }) => productSeeds.find((s) => s.id === id)?.releases.at(-1)?.date,
    );
    expect(firstReleases).toEqual([...firstReleases].sort().reverse());
  });

  test('filters by type and category, alone and together', async () => {
    const scripts = productSeeds.filter(({ type }) => type === 'script');
    expect((await ids('type=script&pageSize=100')).sort()).toEqual(scripts.map(({ id }) => id).sort());
    expect((await list('type=script&category=data')).items.map(({ name }) => name).sort()).toEqual([
      'BIM Automation Scripts Pack',
      'IFC Property Counter',
    ]);
    expect((await list('type=dynamo&category=coordination')).total).toBe(0);
  });

  test('shows all for an unknown type, category or sort', async () => {
    expect((await list('type=foo&category=bar&sort=baz')).total).toBe(productSeeds.length);
  });

  test('refuses an invalid page', async () => {
    const response = await service.anonymous.get<{ errors: { path: string }[] }>('api/products?page=0&pageSize=1000');
    expect(response.status).toBe(400);
    expect(response.body.errors.map(({ path }) => path)).toEqual(['page', 'pageSize']);
  });

  test('sorts by price both ways and by name', async () => {
    const prices = (await list('sort=price&pageSize=100')).items.map(({ price }) => price);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    const falling = (await list('sort=-price&pageSize=100')).items.map(({ price }) => price);
    expect(falling).toEqual([...prices].reverse());
    const names = (await list('sort=name&pageSize=100')).items.map(({ name }) => name);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
  });

  test('has pages that don’t overlap and an end', async () => {
    const pages = [await list('page=1&pageSize=5'), await list('page=2&pageSize=5'), await list('page=3&pageSize=5')];
    const all = pages.flatMap(({ items }) => items.map(({ id }) => id));
    expect(new Set(all).size).toBe(productSeeds.length);
    expect(await list('page=4&pageSize=5')).toEqual({ items: [], total: productSeeds.length, page: 4, pageSize: 5 });
  });

  test('returns three featured products as a plain array, the two named ones among them', async () => {
    const { body } = await service.anonymous.get<ProductSummary[]>('api/products/featured');
    expect(body.map(({ name }) => name)).toEqual([
      'Advanced Dynamo Toolkit',
      'BIM Automation Scripts Pack',
      'Level Guard',
    ]);
  });

  test('returns texts in the language of the request', async () => {
    const descriptions = [];
    for (const language of languages) {
      const { body } = await service.anonymous.get<Product>(`api/products/level-guard?lang=${language}`);
      expect(body.name).toBe('Level Guard');
      descriptions.push(body.description);
    }
    expect(new Set(descriptions).size).toBe(3);
    const accepted = await service.anonymous.get<Product>('api/products/level-guard', { 'accept-language': 'es-MX' });
    expect(accepted.body.description).toBe(descriptions[2]);
  });

  test('returns one product with everything that its page shows', async () => {
    const { body, headers } = await service.anonymous.get<Product>('api/products/advanced-dynamo-toolkit');
    expect(headers.get('surrogate-key')).toBe('products product:advanced-dynamo-toolkit');
    expect(body).toMatchObject({ price: 149, type: 'dynamo', category: 'modelling', version: '3.2.0' });
    expect(body.changelog.map(({ version }) => version)).toEqual(['3.2.0', '3.1.0', '3.0.0', '2.4.0']);
    expect(body.related.map(({ id }) => id)).toEqual([
      'grid-and-level-builder',
      'sheet-set-builder',
      'room-data-graphs',
    ]);
    expect(body.download.fileName).toBe('advanced-dynamo-toolkit-3.2.0.zip');
    expect(body.download.bytes).toBeGreaterThan(5000);
    expect(body).toMatchObject({ reviewHistogram: [0, 0, 0, 1, 1], reviewCount: 2, rating: 4.5 });
  });

  test('shows each product at work, in pictures that are there and say what they show', async () => {
    for (const { id } of productSeeds) {
      const { body } = await service.anonymous.get<Product>(`api/products/${id}?lang=es`);
      expect([id, body.pictures.length]).toEqual([id, 2]);
      for (const { imageUrl, alt } of body.pictures) {
        expect(alt.length).toBeGreaterThan(10);
        const picture = await service.anonymous.get(imageUrl);
        expect([imageUrl, picture.status, picture.headers.get('content-type')]).toEqual([
          imageUrl,
          200,
          'image/svg+xml',
        ]);
        expect(picture.bytes.length).toBeLessThan(8000);
      }
    }
  });

  test('claims only reviews that can be read, in the reader’s language', async () => {
    for (const { id } of productSeeds) {
      const { body } = await service.anonymous.get<Product>(`api/products/${id}`);
      const stars = [1, 2, 3, 4, 5].map((each) => body.reviews.filter(({ rating }) => rating === each).length);
      expect([id, body.reviewHistogram, body.reviewCount]).toEqual([id, stars, body.reviews.length]);
    }
    const { body } = await service.anonymous.get<Product>('api/products/level-guard?lang=es');
    expect(body.reviews[0]).toMatchObject({ authorName: 'Henrik Dahl', title: 'Cuarenta lavabos en otra planta' });
  });

  test('says in the reader’s language that a product does not exist', async () => {
    const english = await service.anonymous.get('api/products/no-such-product');
    expect(english.status).toBe(404);
    expect(english.body).toMatchObject({
      code: 'store.product.not-found',
      message: 'Product not found: The product you are looking for does not exist or has been removed.',
    });
    const portuguese = await service.anonymous.get<{ message: string }>('api/products/no-such-product?lang=pt-BR');
    expect(portuguese.body.message).toBe(
      'Produto não encontrado: O produto que você procura não existe ou foi removido.',
    );
  });

  test('renders a picture as a PNG in the size that social networks show, under the same rules', async () => {
    const { body } = await service.anonymous.get<Product>('api/products/level-guard');
    const drawing = await service.anonymous.get(body.imageUrl ?? '');
    const preview = await service.anonymous.get(previewOf(body.imageUrl ?? ''));
    expect(preview.headers.get('content-type')).toBe('image/png');
    expect(preview.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(preview.headers.get('etag')).not.toBe(drawing.headers.get('etag'));
    // https://www.w3.org/TR/png-3/#11IHDR: width and height follow the signature, the chunk's length and its name.
    expect(preview.bytes.toString('latin1', 1, 4)).toBe('PNG');
    expect([preview.bytes.readUInt32BE(16), preview.bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    const again = await service.anonymous.get(previewOf(body.imageUrl ?? ''));
    expect(again.bytes.equals(preview.bytes)).toBe(true);
  });

  test('serves pictures as immutable under the address that products name, and revalidated without it', async () => {
    const { body } = await service.anonymous.get<Product>('api/products/level-guard');
    const picture = await service.anonymous.get<string>(body.imageUrl ?? '');
    expect(picture.status).toBe(200);
    expect(picture.headers.get('content-type')).toContain('image/svg+xml');
    expect(picture.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(picture.body).toContain('<svg');
    const plain = await service.anonymous.get('api/store/images/level-guard.svg?v=old');
    expect(plain.headers.get('cache-control')).toBe('public, no-cache');
    const again = await service.anonymous.get('api/store/images/level-guard.svg', {
      'if-none-match': plain.headers.get('etag') ?? '',
    });
    expect(again.status).toBe(304);
    expect((await service.anonymous.get('api/store/images/none.svg')).status).toBe(404);
    expect((await service.anonymous.get('api/store/images/none.png')).status).toBe(404);
    expect((await service.anonymous.get('api/store/images/..%2Fsecret.svg')).status).toBe(400);
  });

  test('gives carts and orders what they need, without a query', () => {
    const catalogue = service.get(Catalogue);
    expect(catalogue.find('level-guard', 'pt-BR')).toMatchObject({
      name: 'Level Guard',
      priceCents: 21_900,
      type: 'plugin',
      version: '1.8.0',
      published: true,
    });
    expect(catalogue.find('none', 'en')).toBeUndefined();
    expect(catalogue.downloadFile('level-guard')?.fileName).toBe('level-guard-1.8.0.zip');
  });
});
