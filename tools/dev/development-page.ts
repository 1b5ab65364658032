import { createHash } from 'node:crypto';

/** Where the development builds are served. No other part of the site knows this address. */
export const devPath = (name: string) => `/__dev/${name}/`;
/** A cookie that makes the browser show the published remotes for now. */
export const publishedCookie = 'arcada_dev_published';

export interface LocalRemote {
  domain: string;
  /** Text of its remoteEntry.js, as the development server currently has it. */
  entry: string;
}

/**
 * React registers with this hook when it starts. It must exist before React, and keeps what was
 * registered, so that one refresh runtime serves the shell's build and the remote's.
 */
const hook = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__={renderers:new Map(),supportsFiber:true,
inject(r){const id=this.renderers.size+1;this.renderers.set(id,r);return id},
onScheduleFiberRoot(){},onCommitFiberRoot(){},onCommitFiberUnmount(){}};`;

/** The refresh runtime (CommonJS) as a global of the page, used by both builds. */
const runtimeScript = (runtime: string) =>
  `<script>${hook}(function(exports,process){${runtime.replaceAll('</script', '<\\/script')}
window.arcadaRefresh=exports;exports.injectIntoGlobalHook(window)})({},{env:{NODE_ENV:"development"}})</script>`;

const banner = (text: string, link: string, label: string) =>
  `<div role="status" style="position:fixed;inset:auto 0 0 0;z-index:9999;padding:6px 12px;background:#7c2d12;color:#fff;font:14px/1.5 sans-serif">${text} <a href="${link}" style="color:#fff">${label}</a></div>`;

const stateElement = /(<script type="application\/json" id="arcada-state">)(?<json>.*?)(<\/script>)/s;

/** The page as published, with a link to the local builds. */
export const publishedPage = (html: string, domains: readonly string[]) =>
  html.replace(
    '</body>',
    `${banner(`Development: ${domains.join(', ')} as published.`, '/__dev/local', 'Show your own build')}</body>`,
  );

/** The page with development builds of the shell and some remotes instead of the published ones. */
export function developmentPage(html: string, remotes: readonly LocalRemote[], runtime: string): string {
  const json = stateElement.exec(html)?.groups?.json;
  if (!json) return html;
  const state = JSON.parse(json) as {
    composition: { remotes: { domain: string; entry: string; integrity: string }[] };
  };
  for (const remote of state.composition.remotes) {
    const local = remotes.find(({ domain }) => domain === remote.domain);
    if (!local) continue;
    remote.entry = `${devPath(local.domain)}remoteEntry.js`;
    remote.integrity = `sha384-${createHash('sha384').update(local.entry).digest('base64')}`;
  }
  const text = JSON.stringify(state).replace(/</g, '\\u003c');
  const names = remotes.map(({ domain }) => `mfe-${domain}`).join(', ');
  return html
    .replace(stateElement, (_all, before: string, _json: string, after: string) => before + text + after)
    .replace(/<link rel="later"[^>]*>/g, '')
    .replace('<head>', () => `<head>${runtimeScript(runtime)}`)
    .replace(
      '</body>',
      () =>
        `${banner(`Development: ${names} from this machine.`, '/__dev/published', 'Reset')}<script src="${devPath('shell')}main.js"></script></body>`,
    );
}
