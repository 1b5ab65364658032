import { fitOrder, fitYes, weightedSum } from './fits.ts';

test('the order rests on what makes candidates right, and not on what they have in common', () => {
  const questions = [1, 2, 3, 4].map((more) => ({
    rows: [
      [1, 0.2 * more, 5],
      [0, 0.3 * more, 5],
      [0, 0.1 * more, 5],
    ],
    right: [true, false, false],
  }));
  const [telling = 0, , common = 1] = fitOrder(questions, 0.01);
  expect(telling).toBeGreaterThan(1);
  expect(common).toBeCloseTo(0, 3);
});

test('a question without a right candidate, or with nothing else, teaches nothing', () => {
  const usable = { rows: [[1], [0]], right: [true, false] };
  const useless = [
    { rows: [[0], [1]], right: [false, false] },
    { rows: [[-3]], right: [true] },
  ];
  expect(fitOrder([usable, ...useless], 0.01)).toEqual(fitOrder([usable], 0.01));
});

test('logistic regression finds the odds of its data', () => {
  // Yes in one of four cases without the feature and in three of four with it: odds of 1/3 and 3.
  const rows = [0, 0, 0, 0, 1, 1, 1, 1].map((value) => [value]);
  const yes = [true, false, false, false, true, true, true, false];
  const weights = fitYes(rows, yes, 0);
  expect(weightedSum(weights, [0, 1])).toBeCloseTo(Math.log(1 / 3), 1);
  expect(weightedSum(weights, [1, 1])).toBeCloseTo(Math.log(3), 1);
});
