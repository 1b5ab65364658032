import { TestSite } from './gateway.fixture.ts';
import { shared } from './upstream.fixture.ts';

let site: TestSite;
beforeAll(async () => {
  site = await TestSite.start();
});
afterAll(() => site.stop());

const metrics = async () => (await fetch(`${site.gateway.internalUrl}/metrics`)).text();

test('latency and status are counted by kind of route and service', async () => {
  site.store.handler = (request, response) =>
    void (request.url.startsWith('/api/products') ? shared(response, []) : response.writeHead(404).end('{}'));
  await site.get('/api/products');
  await site.get('/api/products');
  await site.get('/api/cart/none');
  const counted = async (line: RegExp) => {
    // A request is counted once its connection has taken the response, which the visitor may have
    // read before.
    while (!line.test(await metrics())) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  await counted(/^gateway_request_seconds_count\{kind="api",upstream="store",status="200"\} 1$/m);
  await counted(/^gateway_request_seconds_count\{kind="api",upstream="store",status="404"\} 1$/m);
  await counted(/^gateway_request_seconds_bucket\{le="10",kind="api",upstream="store",status="200"\} 1$/m);
  const text = await metrics();
  expect(text).toMatch(/^gateway_answers_total\{kind="hit"\} 1$/m);
  expect(text).toMatch(/^gateway_answers_total\{kind="miss"\} 1$/m);
  expect(text).toMatch(/^gateway_in_flight 0$/m);
  expect(text).toMatch(/^gateway_upstream_in_flight\{upstream="store"\} 0$/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
});

test('metrics are not public', async () => {
  expect((await site.get('/metrics')).text).not.toContain('gateway_request_seconds');
});
