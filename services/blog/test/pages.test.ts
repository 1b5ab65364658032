import {
  type AboutPage,
  type Language,
  languages,
  type PageOf,
  type Post,
  type SearchEntries,
  type ServiceList,
  type ServicesPage,
  type SitePage,
  serviceTabs,
  type Testimonial,
  type TextPage,
  textPageNames,
} from '@arcada/contracts';
import { Database } from '@arcada/service-kit';
import { databases } from '@arcada/testing/database';
import { startService, type TestService } from '@arcada/testing/service';
import { blogDefinition } from '../src/definition.ts';
import { housePages } from '../src/pages/house-pages.ts';
import { PageEntity } from '../src/pages/page.entity.ts';

describe.each(databases())('pages on %s', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService(blogDefinition, { kind, seed: true, env: { SEED_DEMO: 'true' } });
  });
  afterAll(() => service.stop());

  // The test service checks responses against the contracts.
  test.each(languages)('are complete in %s, and may be cached', async (language) => {
    const testimonials = await service.anonymous.get<Testimonial[]>(`api/testimonials/featured?lang=${language}`);
    expect(testimonials.body).toHaveLength(6);
    expect(testimonials.body.some(({ rating }) => rating % 1 === 0.5)).toBe(true);
    expect(testimonials.headers.get('surrogate-key')).toBe('testimonials');
    const services = await service.anonymous.get<ServicesPage>(`api/pages/services?lang=${language}`);
    expect(services.body.services.map(({ id }) => id)).toEqual(serviceTabs);
    expect(services.headers.get('surrogate-key')).toBe('pages testimonials');
    for (const { price, questions, reference } of services.body.services) {
      expect(price.from).toBeLessThan(price.to);
      expect(questions.length).toBeGreaterThanOrEqual(3);
      expect(testimonials.body.map(({ id }) => id)).toContain(reference?.id);
    }
    const about = await service.anonymous.get<AboutPage>(`api/pages/about?lang=${language}`);
    expect(about.body.team).toHaveLength(4);
    expect(about.body.figures.postCount).toBe(12);
    // Producers publish articles and courses, too: of other hands, without exercises, in one language.
    const { posts, courses, languages } = about.body.figures;
    expect(`${posts} ${courses} ${languages}`).not.toMatch(
      /team|equipe|equipo|exerc|ejerc|every|cada produto|cada producto/,
    );
    expect(about.headers.get('surrogate-key')).toBe('pages posts');
    const words = { en: 'About', 'pt-BR': 'Sobre', es: 'Sobre' };
    expect(about.body.title).toContain(words[language]);
  });

  const firstFound = async (q: string, language: Language) => {
    const query = new URLSearchParams({ q, lang: language });
    const [services, pages] = await Promise.all(
      ['services', 'pages'].map((list) => service.anonymous.get<PageOf<SitePage>>(`api/${list}?${query}`)),
    );
    return [services?.body.items[0]?.path, pages?.body.items[0]?.path];
  };
  test('a search for prices finds every service, and the terms', async () => {
    for (const [lang, q] of Object.entries({ en: 'prices', 'pt-BR': 'preços', es: 'precios' })) {
      const query = new URLSearchParams({ q, lang });
      const { body } = await service.anonymous.get<PageOf<SitePage>>(`api/pages?${query}`);
      expect(body.items.map(({ path }) => path)).toEqual(expect.arrayContaining(['/terms', '/services']));
      const services = await service.anonymous.get<ServiceList>(`api/services?${query}`);
      expect(services.body.items.map(({ id }) => id).sort()).toEqual([...serviceTabs].sort());
    }
  });

  test.each<[string, string, Language?]>([
    ['services', '/services'],
    ['training', '/services?tab=training'],
    ['contact', '/contact'],
    ['refund', '/terms'],
    ['about', '/about'],
    ['incorporadora', '/services?tab=implementation', 'pt-BR'],
    ['appointing party', '/services?tab=implementation'],
    ['promotora', '/services?tab=implementation', 'es'],
    ['quem somos', '/about', 'pt-BR'],
    ['quiénes somos', '/about', 'es'],
    ['contrato', '/terms', 'pt-BR'],
    ['contrato', '/terms', 'es'],
    ['contract', '/terms'],
    ['nuvem', '/services?tab=implementation', 'pt-BR'],
    ['nube', '/services?tab=implementation', 'es'],
    ['cloud', '/services?tab=implementation'],
    ['CDE', '/services?tab=implementation'],
    ['CDE', '/services?tab=implementation', 'pt-BR'],
    ['CDE', '/services?tab=implementation', 'es'],
    ['licitação', '/services?tab=ai-consulting', 'pt-BR'],
    ['licitación', '/services?tab=ai-consulting', 'es'],
    ['preço', '/services', 'pt-BR'],
    ['precio', '/services', 'es'],
    ['BEP', '/tools/document-maker', 'pt-BR'],
    ['IDS', '/tools/model-check', 'es'],
    ['helena prado', '/blog/authors/helena-prado'],
    ['price', '/services'],
    ['course', '/courses'],
    ['courses', '/courses'],
    ['cursos', '/courses', 'pt-BR'],
    ['curso', '/courses', 'es'],
    ['instructor', '/courses'],
    ['products', '/products'],
    ['produtos', '/products', 'pt-BR'],
    ['productos', '/products', 'es'],
    ['loja', '/products', 'pt-BR'],
    ['blog', '/blog', 'es'],
    ['artigos', '/blog', 'pt-BR'],
    ['traning', '/services?tab=training'],
    ['treinamento', '/services?tab=training', 'pt-BR'],
    ['reembolso', '/terms', 'pt-BR'],
    ['contato', '/contact', 'pt-BR'],
    ['mission', '/about'],
    ['missão', '/about', 'pt-BR'],
    ['misión', '/about', 'es'],
    ['formación', '/services?tab=training', 'es'],
    ['servicios', '/services', 'es'],
    ['ISO 19650 consultant', '/services?tab=implementation'],
    ['consultora ISO 19650', '/services?tab=implementation', 'es'],
    ['consultor ISO 19650', '/services?tab=implementation', 'pt-BR'],
  ])('are found: %s leads to %s', async (q, path, language = 'en') => {
    expect((await firstFound(q, language))[path.startsWith('/services?') ? 0 : 1]).toBe(path);
  });

  test.each<[string, string]>([
    ['from-eir-to-bep-in-two-days', '/tools/document-maker'],
    ['ai-in-document-drafting', '/tools/document-maker'],
    ['what-a-responsibility-matrix-must-answer', '/tools/document-maker'],
    ['level-of-information-need-without-lod-wars', '/tools/document-maker'],
    ['ifc-export-checks', '/tools/model-check'],
  ])('the tags of the post %s find the tool for it, in every language', async (post, tool) => {
    for (const lang of languages) {
      const { body } = await service.anonymous.get<Post>(`api/blog/${post}?lang=${lang}`);
      const q = body.tags.filter((tag) => !tag.includes(' ')).join(' ');
      const pages = await service.anonymous.get<PageOf<SitePage>>(`api/pages?${new URLSearchParams({ q, lang })}`);
      expect([lang, pages.body.items.find(({ path }) => path.startsWith('/tools/'))?.path]).toEqual([lang, tool]);
    }
  });

  test('services are listed with the least that each costs, and that any costs', async () => {
    for (const lang of languages) {
      const { body, headers } = await service.anonymous.get<ServiceList>(`api/services?lang=${lang}&pageSize=1`);
      const page = await service.anonymous.get<ServicesPage>(`api/pages/services?lang=${lang}`);
      const prices = page.body.services.map(({ price }) => price.from);
      expect(body).toMatchObject({ total: 4, priceFrom: Math.min(...prices) });
      expect(body.items).toMatchObject([
        { id: serviceTabs[0], title: page.body.services[0]?.tab, priceFrom: prices[0] },
      ]);
      expect(headers.get('surrogate-key')).toBe('pages');
    }
    const { body } = await service.anonymous.get<SearchEntries>('api/services/search-entries');
    expect(body.entries.map(({ kind, path }) => [kind, path])).toEqual(
      serviceTabs.map((tab) => ['service', `/services?tab=${tab}`]),
    );
    expect(body.entries.every(({ priceFrom }) => (priceFrom ?? 0) > 0)).toBe(true);
  });

  test('are handed to the site search as a whole, and found in pages', async () => {
    const { body, headers } = await service.anonymous.get<SearchEntries>('api/pages/search-entries');
    expect(body.complete).toBe(true);
    expect(body.entries).toHaveLength(16);
    expect(new Set(body.entries.map(({ path }) => path)).size).toBe(16);
    expect(headers.get('surrogate-key')).toBe('pages posts');
    const second = await service.anonymous.get<PageOf<SitePage>>('api/pages?page=2&pageSize=10');
    expect(second.body).toMatchObject({ total: 16, page: 2 });
    expect(second.body.items).toHaveLength(6);
    // The site's search ranks results of all areas by them.
    const { body: about } = await service.anonymous.get<PageOf<SitePage>>('api/pages?q=mission');
    expect(about.items[0]?.keywords).toContain('mission');
    expect((await service.anonymous.get<PageOf<SitePage>>('api/pages?q=qqqqqqq')).body.total).toBe(0);
  });

  describe('of a site that starts empty', () => {
    let empty: TestService;
    // Seeded, but without SEED_DEMO.
    beforeAll(async () => {
      empty = await startService(blogDefinition, { kind, seed: true });
    });
    afterAll(() => empty.stop());

    test.each(languages)('are shipped with the site in %s, without any demo content', async (language) => {
      const services = await empty.anonymous.get<ServicesPage>(`api/pages/services?lang=${language}`);
      expect(services.body.services.map(({ id }) => id)).toEqual(serviceTabs);
      // Nobody is quoted who isn't among the customers.
      expect(services.body.services.filter(({ reference }) => reference)).toEqual([]);
      const about = await empty.anonymous.get<AboutPage>(`api/pages/about?lang=${language}`);
      expect(about.status).toBe(200);
      expect(about.body).toMatchObject({ team: [], figures: { postCount: 0 } });
      expect((await empty.anonymous.get(`api/testimonials/featured?lang=${language}`)).body).toEqual([]);
    });

    test.each(languages)('include privacy and terms as formatted text in %s', async (language) => {
      const titles = [];
      for (const name of textPageNames) {
        const { body, headers } = await empty.anonymous.get<TextPage>(`api/pages/text/${name}?lang=${language}`);
        expect(body.body.filter(({ type }) => type === 'heading').length).toBeGreaterThan(8);
        expect(headers.get('surrogate-key')).toBe('pages');
        titles.push(body.title);
      }
      const words = {
        en: ['Privacy policy', 'Terms'],
        'pt-BR': ['Política de privacidade', 'Termos'],
        es: ['Política de privacidad', 'Condiciones'],
      };
      expect(titles).toEqual(words[language]);
      expect((await empty.anonymous.get('api/pages/text/other')).status).toBe(400);
    });

    test('are overridden by the stored ones', async () => {
      const own = { ...housePages.services('en'), title: 'Our own services' };
      await empty
        .get(Database)
        .transaction((manager) => manager.insert(PageEntity, { name: 'services', language: 'en', content: own }));
      expect((await empty.anonymous.get<ServicesPage>('api/pages/services?lang=en')).body.title).toBe(own.title);
    });
  });
});
