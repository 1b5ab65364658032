import { checkVtt, fromSubRip } from './caption-check.ts';
import { readCaptions } from './captions.ts';

const srt = [
  '\uFEFF1\r\n00:00:01,500 --> 00:00:04,000\r\n<i>Levels</i> & <font color="red">grids</font>\r\nfirst.\r\n\r\n',
  '2\r\n01:00:00,5 --> 01:00:02,250 X1:40\r\n{\\an8}a < b --> c\r\n\r\n\r\n',
  '00:09,000 --> 00:10,000\r\nEnd',
].join('');

test('a SubRip file becomes WebVTT with the same cues and times', () => {
  const converted = fromSubRip(srt);
  expect(converted).toEqual({
    vtt: [
      'WEBVTT',
      '00:00:01.500 --> 00:00:04.000\n<i>Levels</i> &amp; grids\nfirst.',
      '01:00:00.500 --> 01:00:02.250\na &lt; b --&gt; c',
      '00:00:09.000 --> 00:00:10.000\nEnd\n',
    ].join('\n\n'),
  });
  const { vtt } = converted as { vtt: string };
  expect(readCaptions(vtt).map(({ startSeconds, text }) => [startSeconds, text])).toEqual([
    [1.5, 'Levels & grids first.'],
    [3600.5, 'a < b --> c'],
    [9, 'End'],
  ]);
  expect(checkVtt(vtt)).toEqual({ vtt });
});

test.each([
  ['no head', '00:01.000 --> 00:02.000\nHi', 'header', 1],
  ['a comma in a time', 'WEBVTT\n\n1\n00:00:01,000 --> 00:00:02,000\nHi', 'timing', 4],
  ['a time that lacks its end', 'WEBVTT\n\n00:01.000 -->\nHi', 'timing', 3],
  ['an end before its start', 'WEBVTT\n\n00:01.000 --> 00:02.000\nHi\n\n00:05.000 --> 00:04.000\nHo', 'order', 6],
  ['an empty line within a cue', 'WEBVTT\n\n00:01.000 --> 00:02.000\nHi\n\nthere', 'noTiming', 6],
  ['no cue', 'WEBVTT\n\nNOTE nothing\n', 'none', 1],
])('WebVTT is refused at its line: %s', (_what, file, what, line) => {
  expect(checkVtt(file)).toEqual({ fault: { what, line } });
});

test('notes, styles and what follows the head are no cues', () => {
  const file =
    'WEBVTT - Title\nKind: captions\n\nSTYLE\n::cue { color: red }\n\nNOTE\nhidden\n\na\n00:01.000 --> 00:02.000\nHi\n';
  expect(checkVtt(file)).toEqual({ vtt: file });
});

test.each([
  ['1\n00:00:01 --> 00:00:02,000\nHi', 'timing', 2],
  ['1\n00:00:03,000 --> 00:00:02,000\nHi', 'order', 2],
  ['1\n00:00:01,000 --> 00:00:02,000\nHi\n\n2\nHo', 'noTiming', 5],
  ['', 'none', 1],
])('SubRip is refused at its line: %j', (file, what, line) => {
  expect(fromSubRip(file)).toEqual({ fault: { what, line } });
});
