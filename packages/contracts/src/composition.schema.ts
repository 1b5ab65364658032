import { z } from 'zod';
import { slotNames } from './composition.ts';
import { remoteDomains } from './domains.ts';
import { forEachLanguage } from './languages.ts';
import { roleSchema } from './user.schema.ts';

const translated = z.object(forEachLanguage(() => z.string().max(200)));

/** Never empty: a file without one would run whatever its bytes are. */
const integritySchema = z.string().regex(/^sha(256|384|512)-[0-9A-Za-z+/]+=*$/);

/** What the shell knows of a remote before any of its code is loaded. Bounded: it goes into every page. */
export const remoteManifestSchema = z.object({
  contract: z.int(),
  domain: z.enum(remoteDomains),
  title: translated,
  /** Paths the remote owns, longest match wins; `access` is `public`, `signed-in` or the roles that may enter. */
  routes: z
    .array(
      z.object({
        path: z.string().startsWith('/').max(200),
        access: z.union([z.literal('public'), z.literal('signed-in'), z.array(roleSchema)]),
        /** `server`: public, rendered by the page server; `browser`: rendered in the browser within the frame. */
        render: z.enum(['server', 'browser']),
        /** Never kept by shared caches: a page that must not be older than what it reports. */
        fresh: z.boolean().optional(),
        /** Query parameters by which the server draws the page: no others reach it. `lang` is always known. */
        query: z.array(z.string().min(1).max(50)).max(30).optional(),
        /** Goes into sitemap.xml. */
        listed: z.boolean().default(false),
        /** Named chunk of the route's page, for preload hints: see release.chunks. */
        chunk: z.string().optional(),
      }),
    )
    .max(200),
  slots: z
    .array(
      z.object({
        name: z.enum(slotNames),
        id: z.string().max(100),
        order: z.int(),
        chunk: z.string().max(200).optional(),
      }),
    )
    .max(50),
});

/** One built version of a remote, as the registry keeps it. File names are relative to the version's folder. */
export const releaseSchema = z.object({
  remote: z.enum(remoteDomains),
  version: z.string().regex(/^[0-9A-Za-z][0-9A-Za-z.+-]{0,63}$/),
  builtAt: z.iso.datetime(),
  manifest: remoteManifestSchema,
  /** Entry scripts for browser and page server. */
  entry: z.object({ web: z.string(), node: z.string() }),
  /** Named chunk to the files of its chunk group (js and css), for preload hints and critical CSS. */
  chunks: z.record(z.string(), z.array(z.string())),
  files: z.record(z.string(), z.object({ bytes: z.int(), integrity: integritySchema })),
});

/** What is live: inlined in every page and answered by `/registry.json`. */
export const compositionSchema = z.object({
  /** Hash over remotes and versions: names the exact set. */
  id: z.string(),
  remotes: z.array(
    z.object({
      domain: z.enum(remoteDomains),
      version: z.string(),
      /** Absolute paths at the gateway. */
      entry: z.string(),
      integrity: integritySchema,
      manifest: remoteManifestSchema,
      chunks: z.record(z.string(), z.array(z.string())),
    }),
  ),
});
