/** A whole response as text, for connections without a request to respond to. */
export const plainResponse = (status: string, code: string) => {
  const body = JSON.stringify({
    type: `urn:arcada:problem:${code}`,
    title: status.slice(4),
    status: Number(status.slice(0, 3)),
    code,
    message: status.slice(4),
  });
  return `HTTP/1.1 ${status}\r\ncontent-type: application/problem+json\r\ncontent-length: ${body.length}\r\nx-content-type-options: nosniff\r\ncache-control: no-store\r\nconnection: close\r\n\r\n${body}`;
};
