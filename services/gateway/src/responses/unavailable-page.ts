import { site } from '@arcada/contracts';

/**
 * Shown when no page can be rendered and none is cached: plain HTML in the three languages, reloads
 * automatically.
 */
export const unavailablePage = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex"><meta http-equiv="refresh" content="5"><title>${site.name}</title></head><body>
<h1>${site.name}</h1>
<p lang="en">This page is out of order for a moment. It tries again by itself every 5 seconds.</p>
<p lang="pt-BR">Esta página está fora do ar por um momento. Uma nova tentativa é feita sozinha a cada 5 segundos.</p>
<p lang="es">Esta página no está disponible por un momento. Se vuelve a intentar sola cada 5 segundos.</p>
</body></html>`;
