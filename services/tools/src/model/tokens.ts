/** On the safe side of the 4 bytes that a token of English has on average. */
const bytesPerToken = 3;
/** For the roles and the frame of a prompt. */
const overhead = 50;

/** About how many tokens a text has, rather too many than too few. */
export const tokensIn = (text: string): number => Math.ceil(Buffer.byteLength(text) / bytesPerToken);

interface Written {
  instructions: string;
  input: readonly { content: string }[];
  format?: { schema: object };
}

export const promptTokens = ({ instructions, input, format }: Written): number =>
  overhead +
  tokensIn(instructions) +
  (format ? tokensIn(JSON.stringify(format.schema)) : 0) +
  input.reduce((sum, { content }) => sum + tokensIn(content), 0);
