/** Text that is handed out under its own ending. No browser or system runs it when it is opened. */
export const lessonTextEndings = [
  'ifc',
  'ifcxml',
  'ids',
  'dyn',
  'dyf',
  'py',
  'ipynb',
  'cs',
  'xml',
  'json',
  'yaml',
  'yml',
  'csv',
  'tsv',
  'md',
  'txt',
  'vtt',
  'srt',
] as const;

/** Endings of the files that a lesson hands out, as they are named beside their field. */
export const lessonFileEndings = [
  ...['rvt', 'rfa', 'rte', 'rft', 'nwd', 'nwc', 'nwf', 'dwg', 'ifczip', 'bcf', 'bcfzip'],
  ...lessonTextEndings,
  ...['xlsx', 'docx', 'pptx', 'pdf', 'zip', 'mp4', 'webm', 'png', 'jpg', 'jpeg', 'webp'],
];

/** `RVT, RFA, …`, for sentences. */
export const lessonFileTypes = lessonFileEndings.map((ending) => ending.toUpperCase()).join(', ');
