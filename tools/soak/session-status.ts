/** The site's response to a cookie: 200 for an open session, 401 for none; undefined without a response. */
export async function sessionStatus(url: string, cookie: string): Promise<number | undefined> {
  try {
    const response = await fetch(`${url}/api/user`, { headers: { cookie }, signal: AbortSignal.timeout(20_000) });
    await response.body?.cancel();
    return response.status;
  } catch {
    return undefined;
  }
}
