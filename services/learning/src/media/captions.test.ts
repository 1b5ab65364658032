import { readCaptions } from './captions.ts';

it('reads cues with and without hours, names and positions, and leaves out what is not spoken', () => {
  const file = [
    '\uFEFFWEBVTT\r\n\r\nNOTE not said\r\n\r\nSTYLE\r\n::cue { color: red }\r\n\r\n',
    '1\r\n00:01.500 --> 00:04.000 align:start\r\n<v Ana>Levels &amp; grids</v>\r\nfirst.\r\n\r\n',
    '01:00:00.000 --> 01:00:02.250\r\nEnd\r\n\r\n00:05.000 --> 00:06.000\r\n\r\n',
  ].join('');
  expect(readCaptions(file)).toEqual([
    { startSeconds: 1.5, endSeconds: 4, text: 'Levels & grids first.' },
    { startSeconds: 3600, endSeconds: 3602.25, text: 'End' },
  ]);
  expect(readCaptions('no captions')).toEqual([]);
});
