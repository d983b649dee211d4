/** The host publishes nothing, or nothing any more. */
const GONE = 404;

/** Where what a host adds to the games comes from, and where a copy of it is kept. */
export interface ContentPlaces {
  readonly ask: (signal: AbortSignal | null) => Promise<Response>;
  readonly kept: () => Promise<Response | undefined>;
  readonly keep: (response: Response) => Promise<void>;
  readonly forget: () => Promise<void>;
}

/** What the network says; it is kept, and forgotten when the host has it no more. */
export async function fetchAndKeep(
  { ask, keep, forget }: ContentPlaces,
  signal: AbortSignal | null = null,
): Promise<Response> {
  const response = await ask(signal);
  if (response.ok) await keep(response.clone());
  else if (response.status === GONE) await forget();
  return response;
}

/** Whoever has a copy does not wait for a network that is there and does not answer. */
export async function networkFirst(places: ContentPlaces, patience: () => AbortSignal): Promise<Response> {
  const kept = await places.kept();
  if (kept === undefined) return fetchAndKeep(places);
  try {
    const response = await fetchAndKeep(places, patience());
    return response.ok || response.status === GONE ? response : kept;
  } catch {
    return kept;
  }
}
