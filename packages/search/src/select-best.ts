/** The `wanted` best of the first `count` entries, in order. Keeps a heap, so the long tail costs one look each. */
export function selectBest(
  from: Int32Array,
  count: number,
  wanted: number,
  order: (left: number, right: number) => number,
): number[] {
  if (wanted >= count / 2) return [...from.subarray(0, count)].sort(order).slice(0, wanted);
  const heap: number[] = [];
  const sink = (start: number) => {
    let parent = start;
    for (;;) {
      let worst = parent;
      for (const child of [2 * parent + 1, 2 * parent + 2]) {
        if (child < heap.length && order(heap[child] as number, heap[worst] as number) > 0) worst = child;
      }
      if (worst === parent) return;
      [heap[parent], heap[worst]] = [heap[worst] as number, heap[parent] as number];
      parent = worst;
    }
  };
  for (let i = 0; i < count; i++) {
    const document = from[i] as number;
    if (heap.length < wanted) {
      heap.push(document);
      if (heap.length === wanted) for (let node = heap.length >> 1; node >= 0; node--) sink(node);
    } else if (order(document, heap[0] as number) < 0) {
      heap[0] = document;
      sink(0);
    }
  }
  return heap.sort(order);
}
