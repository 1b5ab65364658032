/** @jest-environment jsdom */

import { tones } from './ink.ts';
import { drawScene, type SceneKind, sceneKinds } from './scene.ts';
import { paintOrder } from './sheet.ts';
import { box } from './solids.ts';

describe.each(sceneKinds)('%s', (kind) => {
  test('is the same for the same seed and another for another', () => {
    expect(drawScene({ kind, seed: 'level-guard' })).toBe(drawScene({ kind, seed: 'level-guard' }));
    const variants = new Set(Array.from({ length: 8 }, (_, seed) => drawScene({ kind, seed })));
    expect(variants.size).toBeGreaterThan(4);
  });

  test('is a whole SVG of 320 × 200 that stays on its sheet and refers to nothing', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const svg = drawScene({ kind, seed, accent: 'teal' });
      const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
      expect(root.tagName).toBe('svg');
      expect(root.getAttribute('viewBox')).toBe('0 0 320 200');
      expect(svg).not.toMatch(/NaN|undefined|Infinity|href|url\(|<script|<style|<text/);
      const numbers = [...root.querySelectorAll('path')].flatMap((path) =>
        [...(path.getAttribute('d') ?? '').matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [
          Number(x),
          Number(y),
        ]),
      );
      expect(numbers.filter(([x = 0, y = 0]) => x < 0 || x > 320 || y < 0 || y > 200)).toEqual([]);
      expect(svg.length).toBeLessThan(24_000);
    }
  });

  test('shows its accent', () => {
    const seen = (['signal', 'teal', 'green', 'coral'] as const).map((accent) => {
      const svg = drawScene({ kind, seed: 3, accent });
      return tones[accent].some((colour) => svg.includes(colour));
    });
    expect(seen).toEqual([true, true, true, true]);
  });
});

test('an unknown kind says which ones there are', () => {
  expect(() => drawScene({ kind: 'castle' as SceneKind, seed: 1 })).toThrow(/No scene is called "castle".*tower/);
});

test('a box that may be hidden is drawn before the one in front of it', () => {
  const back = box([0, 0, 0], [1, 1, 1], tones.blue);
  const front = box([1, 0, 0], [1, 1, 1], tones.blue);
  const above = box([0, 0, 1], [2, 1, 1], tones.blue);
  expect(paintOrder([above, front, back])).toEqual([back, front, above]);
});
