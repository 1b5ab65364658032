import { pictureSizeIn, withPictureSize } from './picture-size.ts';

test('a size goes into an address and comes out of it', () => {
  const sized = withPictureSize('/api/learning/images/a.webp?v=1', 1280, 720);
  expect(sized).toBe('/api/learning/images/a.webp?v=1&w=1280&h=720');
  expect(pictureSizeIn(sized)).toEqual({ width: 1280, height: 720 });
  expect(pictureSizeIn(withPictureSize('/a.webp', 1, 2))).toEqual({ width: 1, height: 2 });
});

test.each([
  '/a.webp',
  '/a.webp?w=10',
  '/a.webp?w=0&h=5',
  '/a.webp?w=1e3&h=5',
  '/a.webp?w=99999&h=5',
  '/a.webp?w=-1&h=5',
])('%s has no size that can be reserved', (src) => {
  expect(pictureSizeIn(src)).toBeUndefined();
});
