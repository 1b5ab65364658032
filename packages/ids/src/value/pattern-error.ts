/** The pattern isn't a regular expression of XML Schema, or stands for more than can be checked. */
export class PatternError extends Error {
  override name = 'PatternError';
}
