import { z } from 'zod';
import { remoteDomains } from '../domains.ts';
import { roleSchema } from '../identity/user.schema.ts';
import { forEachLanguage } from '../texts/languages.ts';
import { slotNames } from './composition.ts';

const translated = z.object(forEachLanguage(() => z.string().max(200)));

/** Never empty: a file without one would run whatever its bytes are. */
const integritySchema = z.string().regex(/^sha(256|384|512)-[0-9A-Za-z+/]+=*$/);

const address = z.string().startsWith('/').max(200);
const link = z.object({ label: translated, to: address });

const navigationEntry = z.object({
  /** Default: the manifest's title. */
  label: translated.optional(),
  to: address,
  /**
   * Its position in the header, the footer, the account menu and among the dashboard's sections; omitted where it isn't
   * shown.
   */
  header: z.int().optional(),
  footer: z.int().optional(),
  account: z.int().optional(),
  dashboard: z.int().optional(),
  /** Addresses on which it is marked as current; default: its own. */
  activeOn: z.array(address).max(10).readonly().optional(),
  /** Its dropdown in the header. */
  items: z.array(link).max(20).readonly().optional(),
});

const searchSource = z.object({
  kind: z
    .string()
    .regex(/^[a-z]+$/)
    .max(30),
  /** Position of its results among the others. */
  order: z.int(),
  label: translated,
  /** Label of the link to all of its items. */
  all: translated,
  /** List of the API with a search of its own (`q`); what browsers search is at `<api>/search-entries`. */
  api: address,
  /** Page of the list; each item has its own below. */
  page: address,
  /** Field names of a list's item; `address` where each item says its own. */
  fields: z.object({ title: z.string().max(50), summary: z.string().max(50), address: z.string().max(50).optional() }),
});

/** For the page server only: left out of what goes into pages. An area may only list its own addresses. */
const forServer = z.object({
  sitemap: z
    .object({
      /** Further addresses of listed pages, such as those of tabs. */
      paths: z.array(address).max(100).readonly().optional(),
      /** Lists of the API whose items have pages: `/blog/<id>` for each item of `/api/blog`. */
      lists: z
        .array(z.object({ api: address, page: address }))
        .max(20)
        .readonly()
        .optional(),
    })
    .optional(),
  /** Addresses excluded for search engines. */
  robots: z.array(address).max(50).readonly().optional(),
  /** Tags of lists: what is missing now may exist after a change to one of these. */
  cacheTags: z.array(z.string().max(100)).max(20).readonly().optional(),
});

/**
 * What the shell knows of a remote before any of its code is loaded. Bounded, because it is part of
 * every page.
 */
export const remoteManifestSchema = z.object({
  contract: z.int(),
  domain: z.enum(remoteDomains),
  title: translated,
  /** Paths of the remote, longest match wins; `access` is `public`, `signed-in` or the allowed roles. */
  routes: z
    .array(
      z.object({
        path: address,
        access: z.union([z.literal('public'), z.literal('signed-in'), z.array(roleSchema).readonly()]),
        /**
         * `server`: rendered by the page server, a guarded page as for nobody; `browser`: rendered in the browser
         * within the frame.
         */
        render: z.enum(['server', 'browser']),
        /** Never cached by shared caches: a page that must not be older than what it reports. */
        fresh: z.boolean().optional(),
        /**
         * Query parameters by which the server renders the page: no others reach it. `lang` is
         * always known.
         */
        query: z.array(z.string().min(1).max(50)).max(30).readonly().optional(),
        /** Included in sitemap.xml. */
        listed: z.boolean().optional(),
        /** Named chunk of the route's page, for preload hints: see release.chunks. */
        chunk: z.string().optional(),
      }),
    )
    .max(200)
    .readonly(),
  slots: z
    .array(
      z.object({
        /** Earlier releases may name a slot that no longer exists: nothing is rendered there. */
        name: z.enum([...slotNames, 'frame.search']),
        id: z.string().max(100),
        order: z.int(),
        chunk: z.string().max(200).optional(),
        /** Shows only texts of the entry's `lightLocales`. */
        light: z.boolean().optional(),
      }),
    )
    .max(50)
    .readonly(),
  navigation: z.array(navigationEntry).max(20).readonly().optional(),
  search: z.array(searchSource).max(10).readonly().optional(),
  /** Tag types of cached data in the page's language: refetched when that changes. */
  languageTags: z.array(z.string().max(50)).max(50).readonly().optional(),
  server: forServer.optional(),
});

/**
 * One built version of a remote, as stored by the registry. File names are relative to the
 * version's folder.
 */
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

/** What is live: inlined in every page and served as `/registry.json`. */
export const compositionSchema = z.object({
  /** Hash over remotes and versions: identifies the exact set. */
  id: z.string(),
  /** Live areas that this visitor may not load. */
  restricted: z.array(z.enum(remoteDomains)).optional(),
  remotes: z.array(
    z.object({
      domain: z.enum(remoteDomains),
      version: z.string(),
      /** Absolute paths at the gateway. */
      entry: z.string(),
      integrity: integritySchema,
      manifest: remoteManifestSchema,
    }),
  ),
});

export type RemoteManifest = z.infer<typeof remoteManifestSchema>;
export type Release = z.infer<typeof releaseSchema>;
export type Composition = z.infer<typeof compositionSchema>;
export type LiveRemote = Composition['remotes'][number];
/** A kind of things that can be found, as the manifest of its area describes it. */
export type SearchSource = z.infer<typeof searchSource>;
