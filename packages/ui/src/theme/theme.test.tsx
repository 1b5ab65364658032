import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { act, render, screen } from '@testing-library/react';
import { palette } from './palette.ts';
import { applyTheme, isTheme, useResolvedTheme } from './theme.ts';

const styles = path.join(import.meta.dirname, '../styles');
const tokens = readFileSync(path.join(styles, 'tokens.css'), 'utf8');

const colourOf = (name: string, shade: 'light' | 'dark'): string => {
  const value = new RegExp(`--a-${name}: ([^;]+);`).exec(tokens)?.[1] ?? '';
  const pair = /^light-dark\((#\w+), (#\w+)\)$/.exec(value);
  return (pair ? pair[shade === 'light' ? 1 : 2] : value) ?? '';
};

const luminance = (colour: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (a: string, b: string): number => {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
};

const Probe = () => <p>{useResolvedTheme()}</p>;

describe.each(['light', 'dark'] as const)('%s colours', (shade) => {
  test.each(Object.keys(palette.light))('%s is the same for style sheets and scripts', (name) => {
    expect(palette[shade][name as keyof typeof palette.light]).toBe(colourOf(name, shade));
  });

  test.each([
    ['ink', ['paper', 'card', 'tint', 'wash']],
    ['mute', ['paper', 'card', 'tint', 'wash']],
    ['blueprint', ['paper', 'card', 'tint']],
    ['signal-text', ['paper', 'card', 'signal-tint']],
    ['success-text', ['paper', 'card', 'success-tint']],
    ['danger-text', ['paper', 'card', 'danger-tint']],
    ['on-blueprint', ['blueprint', 'blueprint-strong']],
    ['on-danger', ['danger']],
    ['on-signal', ['signal', 'signal-strong']],
    ['on-band', ['band']],
  ])('%s is readable on %j', (text, grounds) => {
    const poor = grounds.filter((ground) => contrast(colourOf(text, shade), colourOf(ground, shade)) < 4.5);
    expect(poor).toEqual([]);
  });

  test('edges of controls and the focus ring contrast with their background', () => {
    for (const line of ['line-strong', 'focus']) {
      for (const ground of ['paper', 'card']) {
        expect(contrast(colourOf(line, shade), colourOf(ground, shade))).toBeGreaterThanOrEqual(3);
      }
    }
  });
});

test('all core styles together stay under 36 KB', () => {
  const sizes = readdirSync(styles).map((file) => readFileSync(path.join(styles, file)).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(36_000);
});

test('the shown theme follows data-theme', async () => {
  render(<Probe />);
  expect(screen.getByText('light')).toBeTruthy();
  await act(async () => applyTheme('dark'));
  expect(screen.getByText('dark')).toBeTruthy();
  expect(document.documentElement.getAttribute('data-theme')).toBe('dark');
  await act(async () => applyTheme('system'));
  expect(document.documentElement.hasAttribute('data-theme')).toBe(false);
  expect(screen.getByText('light')).toBeTruthy();
});

test('only the three themes are themes', () => {
  expect(['light', 'dark', 'system', 'blue', null].map(isTheme)).toEqual([true, true, true, false, false]);
});
