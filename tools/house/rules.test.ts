// biome-ignore-all lint/suspicious/noTemplateCurlyInString: planted sources hold templates

import { findingsOf } from './house.fixture.ts';
import { stronglyConnected } from './rules/cycles.ts';
import { rules } from './rules.ts';

interface Example {
  /** Files in which the rule must find exactly one fault, at `at`. */
  planted: Record<string, string>;
  at: string;
  /** The same code, written as the rule requires. */
  right: Record<string, string>;
}

const contracts = { 'packages/contracts/src/index.ts': 'export const a = 1;\n' };

/** Every rule by name with planted violations. A rule without an example fails the last test. */
const examples: Record<string, Record<string, Example>> = {
  'class-owners': {
    'a feature styles a class of another one': {
      planted: {
        'mfe-store/src/features/cart/cart.css': '.sum {\n  gap: 1px;\n}\n',
        'mfe-store/src/features/orders/orders.css': '/* .a { */\n.row,\n.sum {\n  gap: 2px;\n}\n',
      },
      at: 'mfe-store/src/features/orders/orders.css:3',
      right: {
        'mfe-store/src/features/cart/cart.css': '.sum {\n  gap: 1px;\n}\n',
        'mfe-store/src/features/orders/orders.css':
          '.orders .sum {\n  gap: 2px;\n}\n@media print {\n  .sum {\n    gap: 0;\n  }\n}\n',
      },
    },
  },
  layers: {
    'a remote imports the shell': {
      planted: { 'mfe-store/src/a.ts': `\nimport { frame } from '../../shell/src/frame.ts';` },
      at: 'mfe-store/src/a.ts:2',
      right: { 'mfe-store/src/a.ts': `import { Slot } from '@arcada/platform';` },
    },
    'a remote imports another remote by re-export': {
      planted: { 'mfe-store/src/a.ts': `export { Post } from '@arcada/mfe-blog';` },
      at: 'mfe-store/src/a.ts:1',
      right: { 'mfe-store/src/a.ts': `import { links } from '@arcada/contracts';` },
    },
    'a remote imports the kit of services': {
      planted: { 'mfe-store/src/a.ts': `import { Endpoint } from '@arcada/service-kit';` },
      at: 'mfe-store/src/a.ts:1',
      right: { 'services/store/src/a.ts': `import { Endpoint } from '@arcada/service-kit';` },
    },
    'a service imports another service, lazily': {
      planted: { 'services/store/src/a.ts': `export const load = () => import('../../identity/src/user.service.ts');` },
      at: 'services/store/src/a.ts:1',
      right: { 'services/store/src/a.ts': `import { ServiceClient } from '@arcada/service-kit';` },
    },
    'contracts import something internal': {
      planted: { 'packages/contracts/src/a.ts': `import type { Theme } from '@arcada/ui';` },
      at: 'packages/contracts/src/a.ts:1',
      right: { 'packages/contracts/src/a.ts': `import { z } from 'zod';` },
    },
    'ui imports contracts': {
      planted: { 'packages/ui/src/a.ts': `import { languages } from '@arcada/contracts';` },
      at: 'packages/ui/src/a.ts:1',
      right: { 'packages/platform/src/a.ts': `import { languages } from '@arcada/contracts';` },
    },
    'code of a remote imports the build': {
      planted: { 'mfe-store/src/a.ts': `import { compile } from '@arcada/federation';` },
      at: 'mfe-store/src/a.ts:1',
      right: { 'mfe-store/build.ts': `import { compile } from '@arcada/federation';` },
    },
    'code imports what is for tests': {
      planted: { 'services/store/src/a.ts': `import { startService } from '@arcada/testing/service';` },
      at: 'services/store/src/a.ts:1',
      right: { 'services/store/test/a.test.ts': `import { startService } from '@arcada/testing/service';` },
    },
    'a journey imports application source': {
      planted: { 'e2e/buy.test.ts': `import { links } from '@arcada/contracts';` },
      at: 'e2e/buy.test.ts:1',
      right: { 'e2e/buy.test.ts': `import { startSite } from '../tools/test/site.ts';` },
    },
    'code imports a tool': {
      planted: { 'services/store/src/a.ts': `import { step } from '../../../tools/progress.ts';` },
      at: 'services/store/src/a.ts:1',
      right: { 'services/store/test/a.test.ts': `import { step } from '../../../tools/progress.ts';` },
    },
  },
  'declared-packages': {
    'a service imports a package that its package.json does not name': {
      planted: {
        'services/store/package.json': '{ "dependencies": { "@arcada/contracts": "0.1.0" } }',
        'services/store/src/a.ts': `import { links } from '@arcada/contracts';\nimport { Endpoint } from '@arcada/service-kit';`,
      },
      at: 'services/store/src/a.ts:2',
      right: {
        'services/store/package.json': '{ "dependencies": { "@arcada/service-kit": "0.1.0" } }',
        'services/store/src/a.ts': `import { Endpoint } from '@arcada/service-kit';`,
      },
    },
  },
  'browser-and-server': {
    'React in a service': {
      planted: { 'services/store/src/a.ts': `import { useState } from 'react';` },
      at: 'services/store/src/a.ts:1',
      right: { 'mfe-store/src/a.ts': `import { useState } from 'react';` },
    },
    'Nest in the browser': {
      planted: { 'mfe-store/src/a.ts': `import { Injectable } from '@nestjs/common';` },
      at: 'mfe-store/src/a.ts:1',
      right: { 'services/store/src/a.ts': `import { Injectable } from '@nestjs/common';` },
    },
    'Node in the browser': {
      planted: { 'shell/src/frame/a.ts': `import fs from 'node:fs';` },
      at: 'shell/src/frame/a.ts:1',
      right: { 'shell/src/server/a.ts': `import fs from 'node:fs';` },
    },
  },
  'sibling-features': {
    'a feature imports its neighbour': {
      planted: { 'mfe-store/src/features/cart/a.ts': `import { Card } from '../products/card.tsx';` },
      at: 'mfe-store/src/features/cart/a.ts:1',
      right: { 'mfe-store/src/features/cart/a.ts': `import { Card } from '../../shared/card.tsx';` },
    },
  },
  'sibling-nouns': {
    'a noun imports the endpoints of another': {
      planted: { 'services/store/src/cart/cart.service.ts': `import { C } from '../orders/order.controller.ts';` },
      at: 'services/store/src/cart/cart.service.ts:1',
      right: { 'services/store/src/cart/cart.service.ts': `import { S } from '../orders/order.service.ts';` },
    },
  },
  'shared-files': {
    'a shared file that one feature uses': {
      planted: {
        'mfe-store/src/shared/price.tsx': 'export const a = 1;',
        'mfe-store/src/features/cart/cart.tsx': `export { a } from '../../shared/price.tsx';`,
        'mfe-store/src/features/orders/orders.test.tsx': `import { a } from '../../shared/price.tsx';`,
      },
      at: 'mfe-store/src/shared/price.tsx:1',
      right: {
        'mfe-store/src/shared/price.tsx': `import './price.css';\nexport const a = 1;`,
        'mfe-store/src/shared/price.css': '',
        'mfe-store/src/features/cart/cart.tsx': `export { a } from '../../shared/price.tsx';`,
        'mfe-store/src/features/orders/order.tsx': `export { a } from '../../shared/price.tsx';`,
      },
    },
    'a file beside features and shared': {
      planted: { 'mfe-store/src/icons.tsx': '' },
      at: 'mfe-store/src/icons.tsx:1',
      right: {
        'mfe-store/src/entry.tsx': '',
        'mfe-store/src/shared/order.fixture.ts': '',
        'mfe-store/src/features/cart/cart.test.tsx': `import '../../shared/order.fixture.ts';`,
        'mfe-store/src/features/orders/orders.test.tsx': `import '../../shared/order.fixture.ts';`,
      },
    },
  },
  'package-entry': {
    'a path into a package': {
      planted: { ...contracts, 'mfe-store/src/a.ts': `import { a } from '../../packages/contracts/src/index.ts';` },
      at: 'mfe-store/src/a.ts:1',
      right: { ...contracts, 'mfe-store/src/a.ts': `import { a } from '@arcada/contracts';` },
    },
    'a name that the package does not export': {
      planted: { ...contracts, 'mfe-store/src/a.ts': `import { a } from '@arcada/contracts/src/a.ts';` },
      at: 'mfe-store/src/a.ts:1',
      right: { ...contracts, 'mfe-store/src/a.ts': `import { a } from '@arcada/contracts';` },
    },
  },
  'no-index-files': {
    'an index file in a feature': {
      planted: { 'mfe-store/src/features/cart/index.ts': '' },
      at: 'mfe-store/src/features/cart/index.ts:1',
      right: { 'packages/ui/src/index.ts': '' },
    },
  },
  'no-cycles': {
    'two files need each other': {
      planted: {
        'services/store/src/a.ts': `import { b } from './b.ts';\nexport const a = () => b;`,
        'services/store/src/b.ts': `import { a } from './a.ts';\nexport const b = () => a;`,
      },
      at: 'services/store/src/a.ts:1',
      right: {
        'services/store/src/a.ts': `import { b } from './b.ts';\nexport const a = () => b;`,
        'services/store/src/b.ts': `import type { A } from './a.ts';\nexport const b = (a: A) => a;`,
      },
    },
    'values and schemas of a contract need each other, by types alone': {
      planted: {
        'packages/contracts/src/cart.schema.ts': `import { limits } from './cart.ts';\nexport const schema = limits;`,
        'packages/contracts/src/cart.ts': `import type { schema } from './cart.schema.ts';\nexport const limits = 1;`,
      },
      at: 'packages/contracts/src/cart.schema.ts:1',
      right: {
        'packages/contracts/src/cart.schema.ts': `import { limits } from './cart.ts';\nexport type Cart = typeof limits;`,
        'packages/contracts/src/cart.ts': `export const limits = 1;`,
      },
    },
    'a package reaches itself through its own entry': {
      planted: {
        'packages/contracts/src/index.ts': `export * from './cart.ts';`,
        'packages/contracts/src/cart.ts': `import { languages } from '@arcada/contracts';`,
      },
      at: 'packages/contracts/src/cart.ts:1',
      right: {
        'packages/contracts/src/index.ts': `export * from './cart.ts';`,
        'packages/contracts/src/cart.ts': `import { languages } from './languages.ts';`,
      },
    },
  },
  'noun-cycles': {
    'two areas of the contracts need each other': {
      planted: {
        'packages/contracts/src/store/order.ts': `import type { Course } from '../learning/course.ts';`,
        'packages/contracts/src/learning/seat.ts': `import type { Line } from '../store/line.ts';`,
      },
      at: 'packages/contracts/src/store/order.ts:1',
      right: {
        'packages/contracts/src/store/order.ts': `import type { Course } from '../learning/course.ts';`,
        'packages/contracts/src/learning/seat.ts': `import type { Line } from './line.ts';`,
      },
    },
    'two nouns need each other': {
      planted: {
        'services/blog/src/cart/cart.service.ts': `import { Orders } from '../orders/orders.service.ts';`,
        'services/blog/src/orders/orders.service.ts': `import type { Line } from '../cart/cart-line.ts';`,
      },
      at: 'services/blog/src/cart/cart.service.ts:1',
      right: {
        'services/blog/src/cart/cart.service.ts': `import { Orders } from '../orders/orders.service.ts';`,
        'services/blog/src/orders/orders.service.ts': `import type { Line } from '../lines/line.ts';`,
      },
    },
    'two nouns of the registry need each other': {
      planted: {
        'services/registry/src/live/live-pointer.ts': `import { Sweep } from '../releases/sweep.ts';`,
        'services/registry/src/releases/sweep.ts': `import type { Live } from '../live/live-pointer.ts';`,
      },
      at: 'services/registry/src/live/live-pointer.ts:1',
      right: {
        'services/registry/src/live/live-pointer.ts': `import { Store } from '../releases/store.ts';`,
        'services/registry/src/publishing/sweep.ts': `import type { Live } from '../live/live-pointer.ts';`,
      },
    },
    'a circle of three, by way of a file at the root': {
      planted: {
        'services/blog/src/cart/cart.service.ts': `import { Orders } from '../orders/orders.service.ts';`,
        'services/blog/src/orders/orders.service.ts': `import { ownerOf } from '../owner.ts';`,
        'services/blog/src/owner.ts': `import { Line } from './cart/cart-line.ts';`,
      },
      at: 'services/blog/src/cart/cart.service.ts:1',
      right: {
        'services/blog/src/cart/cart.service.ts': `import { Orders } from '../orders/orders.service.ts';`,
        'services/blog/src/orders/orders.service.ts': `import { ownerOf } from '../owner.ts';`,
        'services/blog/src/owner.ts': `import { Actor } from '@arcada/service-kit';`,
      },
    },
  },
  'noun-modules': {
    'a noun without its Nest module': {
      planted: { 'services/blog/src/cart/cart.service.ts': 'export class Carts {}' },
      at: 'services/blog/src/cart/cart.service.ts:1',
      right: {
        'services/blog/src/cart/cart.service.ts': 'export class Carts {}',
        'services/blog/src/cart/cart.module.ts': 'export class CartModule {}',
      },
    },
  },
  'seed-for-commands': {
    'a mail takes its text from the example data': {
      planted: { 'services/store/src/mails/order-mails.ts': `import { texts } from '../seed/texts.ts';` },
      at: 'services/store/src/mails/order-mails.ts:1',
      right: { 'services/store/src/definition.ts': `import { seedStore } from './seed/seed-store.ts';` },
    },
  },
  environment: {
    'a service class reads the environment': {
      planted: { 'services/store/src/a.ts': `\nexport const url = process.env.STORE_URL;` },
      at: 'services/store/src/a.ts:2',
      right: { 'services/store/src/config.ts': `export const url = process.env.STORE_URL;` },
    },
  },
  'browser-globals': {
    'a remote fetches by itself': {
      planted: { 'mfe-store/src/a.ts': `export const load = () => fetch('/api/products');` },
      at: 'mfe-store/src/a.ts:1',
      right: { 'packages/platform/src/a.ts': `export const load = () => fetch('/api/products');` },
    },
    'a remote keeps something in local storage': {
      planted: { 'mfe-store/src/a.ts': `localStorage.setItem('a', '1');` },
      at: 'mfe-store/src/a.ts:1',
      right: { 'shell/src/a.ts': `localStorage.setItem('a', '1');` },
    },
    'a component changes the address': {
      planted: { 'packages/ui/src/a.ts': `globalThis.location.href = '/cart';` },
      at: 'packages/ui/src/a.ts:1',
      right: { 'packages/ui/src/a.ts': `export const at = (link: { location: URL }) => link.location.href;` },
    },
  },
  'guarded-timers': {
    'a service repeats work whose fault would end it': {
      planted: { 'services/store/src/a.ts': `\nsetInterval(() => flush(), 5000);` },
      at: 'services/store/src/a.ts:2',
      right: { 'services/store/src/a.ts': `setInterval(guarded(() => flush(), log), 5000);` },
    },
    'the kit awaits something later, and nothing catches it': {
      planted: { 'packages/service-kit/src/a.ts': `setTimeout(() => void this.look(), 5000);` },
      at: 'packages/service-kit/src/a.ts:1',
      right: { 'packages/service-kit/src/a.ts': `setTimeout(() => resolve(false), 5000);` },
    },
    'the page server repeats an async function by its name': {
      planted: { 'shell/src/server/a.ts': `async function poll() {}\nsetTimeout(poll, 500);` },
      at: 'shell/src/server/a.ts:2',
      right: { 'shell/src/start.ts': `async function poll() {}\nsetTimeout(poll, 500);` },
    },
  },
  'shared-names': {
    'a remote imports the router behind the shared one': {
      planted: { 'mfe-store/src/a.tsx': `import { useBlocker } from 'react-router';` },
      at: 'mfe-store/src/a.tsx:1',
      right: { 'mfe-store/src/a.tsx': `import { Link } from 'react-router-dom';` },
    },
  },
  'antd-in-ui': {
    'a remote imports antd': {
      planted: { 'mfe-store/src/a.tsx': `import { Table } from 'antd';` },
      at: 'mfe-store/src/a.tsx:1',
      right: { 'packages/ui/src/a.tsx': `import { Table } from 'antd';` },
    },
    'the shell imports a part of antd lazily': {
      planted: { 'shell/src/a.ts': `export const load = () => import('@ant-design/cssinjs');` },
      at: 'shell/src/a.ts:1',
      right: { 'shell/src/a.ts': `export const load = () => import('@arcada/ui');` },
    },
  },
  'file-names': {
    'a capital letter': {
      planted: { 'mfe-store/src/ProductCard.tsx': '' },
      at: 'mfe-store/src/ProductCard.tsx:1',
      right: { 'mfe-store/src/product-card.tsx': '' },
    },
    'a suffix that is no role': {
      planted: { 'mfe-store/src/product.component.tsx': '' },
      at: 'mfe-store/src/product.component.tsx:1',
      right: { 'mfe-store/src/product.page.tsx': '' },
    },
    'an empty word': {
      planted: { 'mfe-store/src/utils/price.ts': '' },
      at: 'mfe-store/src/utils/price.ts:1',
      right: { 'mfe-store/src/price/price.ts': '' },
    },
  },
  'named-exports': {
    'a default export': {
      planted: { 'mfe-store/src/a.ts': `export default function a() {}` },
      at: 'mfe-store/src/a.ts:1',
      right: { 'mfe-store/src/a.ts': `export function a() {}` },
    },
  },
  'file-extensions': {
    'an import without its extension': {
      planted: { 'mfe-store/src/a.ts': `import { b } from './b';` },
      at: 'mfe-store/src/a.ts:1',
      right: { 'mfe-store/src/a.ts': `import { b } from './b.ts';` },
    },
  },
  leftovers: {
    'a note for later': {
      planted: { 'mfe-store/src/a.ts': `// ${'TO'}DO: sort\nexport const a = 1;` },
      at: 'mfe-store/src/a.ts:1',
      right: { 'mfe-store/src/a.ts': `// Sorted by the server.\nexport const a = 'TODO';` },
    },
  },
  'equal-catalogues': {
    'a text that one language lacks': {
      planted: {
        'mfe-store/src/locales/en.json': '{"cart":{"title":"Cart","items_one":"1","items_other":"n"}}',
        'mfe-store/src/locales/pt-BR.json':
          '{"cart":{"title":"Carrinho","items_one":"1","items_many":"n","items_other":"n"}}',
        'mfe-store/src/locales/es.json': '{"cart":{"items_one":"1","items_other":"n"}}',
      },
      at: 'mfe-store/src/locales/es.json:1',
      right: {
        'mfe-store/src/locales/en.json': '{"a":"1"}',
        'mfe-store/src/locales/pt-BR.json': '{"a":"1"}',
        'mfe-store/src/locales/es.json': '{"a":"1"}',
      },
    },
  },
  'known-texts': {
    'a key that is neither in the catalogue nor in that of some pages': {
      planted: {
        'mfe-store/src/locales/en.json': '{"a":"1"}',
        'mfe-store/src/locales/content/en.json': '{"c":"1"}',
        'mfe-store/src/b.tsx': `export const b = t('b');`,
      },
      at: 'mfe-store/src/b.tsx:1',
      right: {
        'mfe-store/src/locales/en.json': '{"a":"1"}',
        'mfe-store/src/locales/content/en.json': '{"b":"1"}',
        'mfe-store/src/b.tsx': `export const b = t('b');`,
      },
    },
    'a key that no catalogue has': {
      planted: {
        'mfe-store/src/locales/en.json': '{"a":"1"}',
        'mfe-store/src/b.tsx': `export const b = t('store:b');`,
      },
      at: 'mfe-store/src/b.tsx:1',
      right: {
        'mfe-store/src/locales/en.json': '{"b":{"c_one":"1"}}',
        'mfe-store/src/b.tsx': "export const b = [t('b.c', { count: 1 }), t(`b.${1}`)];",
      },
    },
    'a key that begins like none': {
      planted: { 'mfe-store/src/locales/en.json': '{"a":"1"}', 'mfe-store/src/b.tsx': 'export const b = t(`b.${1}`);' },
      at: 'mfe-store/src/b.tsx:1',
      right: {
        'mfe-store/src/locales/en.json': '{"b":{"x":"1"}}',
        'mfe-store/src/b.tsx': 'export const b = t(`b.${1}`);',
      },
    },
  },
  'light-texts': {
    'a text of the first view that comes later': {
      planted: {
        'mfe-store/src/locales/en.json': '{"a":"1","b":"2"}',
        'mfe-store/src/locales/light.json': '["a"]',
        'mfe-store/src/manifest.ts': `export const slots = [{ name: 'frame.chat', id: 'chat', light: true }];`,
        'mfe-store/src/entry.tsx': `export const slots = { chat: () => import('./chat.tsx') };`,
        'mfe-store/src/chat.tsx': `import './label.tsx';`,
        'mfe-store/src/label.tsx': `export const label = [t('a'), t('b')];`,
      },
      at: 'mfe-store/src/label.tsx:1',
      right: {
        'mfe-store/src/locales/en.json': '{"a":"1","b":"2"}',
        'mfe-store/src/locales/light.json': '["a"]',
        'mfe-store/src/manifest.ts': `export const slots = [{ name: 'frame.chat', id: 'chat', light: true }];`,
        'mfe-store/src/entry.tsx': `export const slots = { chat: () => import('./chat.tsx') };`,
        'mfe-store/src/chat.tsx': `export const label = t('a');`,
        'mfe-store/src/other.tsx': `export const label = t('b');`,
      },
    },
    'a text that not only the server draws': {
      planted: {
        'shell/src/locales/en.json': '{"a":"1","b":"2"}',
        'shell/src/locales/light.json': '["a"]',
        'shell/src/start.tsx': `export const page = (<p><noscript>\n{t('b')}\n</noscript>\n{t('b')}</p>);`,
      },
      at: 'shell/src/start.tsx:4',
      right: {
        'shell/src/locales/en.json': '{"a":"1","b":"2"}',
        'shell/src/locales/light.json': '["a"]',
        'shell/src/start.tsx': `export const page = (<p><noscript>\n{t('b')}\n</noscript>\n{t('a')}</p>);`,
      },
    },
    'a text that the shell shows without those of pages': {
      planted: {
        'shell/src/locales/en.json': '{"a":"1","b":"2"}',
        'shell/src/locales/light.json': '["a"]',
        'shell/src/start.tsx': `export const load = () => import('./panel.tsx');`,
        'shell/src/panel.tsx': `export const label = t('b');`,
      },
      at: 'shell/src/panel.tsx:1',
      right: {
        'shell/src/locales/en.json': '{"a":"1","b":"2"}',
        'shell/src/locales/light.json': '["a"]',
        'shell/src/start.tsx': `export const load = () => withPageTexts(import('./panel.tsx'));`,
        'shell/src/panel.tsx': `export const label = t('b');`,
      },
    },
    'a listed text that is gone': {
      planted: { 'mfe-store/src/locales/en.json': '{"a":"1"}', 'mfe-store/src/locales/light.json': '["b"]' },
      at: 'mfe-store/src/locales/light.json:1',
      right: { 'mfe-store/src/locales/en.json': '{"a":{"b":"1"}}', 'mfe-store/src/locales/light.json': '["a"]' },
    },
  },
  'glossary-words': {
    'a second name for something': {
      planted: { 'mfe-store/src/locales/pt-BR.json': '{\n  "a": "Uma carta aos titulares"\n}' },
      at: 'mfe-store/src/locales/pt-BR.json:2',
      right: { 'mfe-store/src/locales/pt-BR.json': '{\n  "a": "A newsletter {{carta}} aos titulares"\n}' },
    },
    'the name of another language, in a chat': {
      planted: { 'mfe-store/src/features/chat/texts/en.json': '{\n  "a": "Plugins for Revit"\n}' },
      at: 'mfe-store/src/features/chat/texts/en.json:2',
      right: { 'mfe-store/src/features/chat/texts/en.json': '{\n  "a": "Plug-ins for Revit",\n  "b": "AI Plugins"\n}' },
    },
    'a second name in what the assistant says': {
      planted: {
        'services/tools/library/help.json':
          '[\n  {\n    "es": {\n      "title": "A",\n      "aliases": [\n "plug-in"],\n      "lines": ["Un plug-in."]\n    }\n  }\n]',
      },
      at: 'services/tools/library/help.json:7',
      right: {
        'services/tools/library/help.json':
          '[\n  {\n    "es": {\n      "title": "A",\n      "aliases": ["plug-in"],\n      "lines": ["Un plugin."]\n    }\n  }\n]',
      },
    },
    'a second name in an article of a course': {
      planted: { 'services/learning/src/seed/courses/a/b.es.md': '# Temas\n\nCada tema tiene un dueño.' },
      at: 'services/learning/src/seed/courses/a/b.es.md:3',
      right: {
        'services/learning/src/seed/courses/a/b.es.md': '# Temas\n\nCada tema tiene un responsable.',
        'services/learning/src/seed/courses/a/b.en.md': '# Issues\n\nA dueño is an owner.',
      },
    },
    'a second name in a refusal of a service': {
      planted: {
        'services/store/src/a.errors.ts':
          "const a = {\n  en: 'The owners',\n  'pt-BR':\n    'Os donos',\n  es: 'Ellos',\n};",
      },
      at: 'services/store/src/a.errors.ts:3',
      right: {
        'services/store/src/a.errors.ts':
          "const a = { en: `The ${login} owners`, 'pt-BR': 'Os titulares', es: 'Ellos' };",
      },
    },
    'a second name in a question of a course': {
      planted: {
        'services/learning/src/seed/courses/a/quiz.ts': "const a = 1;\nconst b = say('An owner', 'Um dono', 'Uno');",
      },
      at: 'services/learning/src/seed/courses/a/quiz.ts:2',
      right: { 'services/learning/src/seed/courses/a/quiz.ts': "const b = say('An owner', 'Um titular', 'Uno');" },
    },
  },
  'area-manifests': {
    'a route of another area': {
      planted: { 'mfe-store/src/manifest.ts': "export const manifest = {\n  routes: [{ path: '/courses/:id' }],\n};" },
      at: 'mfe-store/src/manifest.ts:2',
      right: { 'mfe-store/src/manifest.ts': "export const manifest = { routes: [{ path: '/products/:id' }] };" },
    },
    'a route of the shell': {
      planted: { 'mfe-blog/src/manifest.ts': "export const manifest = { routes: [{ path: '/auth' }] };" },
      at: 'mfe-blog/src/manifest.ts:1',
      right: { 'mfe-blog/src/manifest.ts': "export const manifest = { routes: [{ path: '/blog' }] };" },
    },
    'a parameter that takes every address': {
      planted: { 'mfe-blog/src/manifest.ts': "export const manifest = { routes: [{ path: '/:page' }] };" },
      at: 'mfe-blog/src/manifest.ts:1',
      right: { 'mfe-blog/src/manifest.ts': "export const manifest = { routes: [{ path: '/blog/:page' }] };" },
    },
    'a route that is put together': {
      planted: { 'mfe-blog/src/manifest.ts': 'export const manifest = { routes: [{ path: `/${x}` }] };' },
      at: 'mfe-blog/src/manifest.ts:1',
      right: { 'mfe-blog/src/manifest.ts': 'export const manifest = { routes: [{ path: `/blog` }] };' },
    },
    'the name of another area': {
      planted: { 'mfe-blog/src/manifest.ts': "export const manifest = { domain: 'store' };" },
      at: 'mfe-blog/src/manifest.ts:1',
      right: { 'mfe-blog/src/manifest.ts': "export const manifest = { domain: 'blog' };" },
    },
    'a slot that does not exist': {
      planted: { 'mfe-blog/src/manifest.ts': "export const manifest = { slots: [{ name: 'home.nowhere' }] };" },
      at: 'mfe-blog/src/manifest.ts:1',
      right: { 'mfe-blog/src/manifest.ts': "export const manifest = { slots: [{ name: 'home.posts' }] };" },
    },
  },
  decisions: {
    'a comment names a decision that has no page': {
      planted: { 'services/store/src/a.ts': '\n/** The cart is one (decision 46). */' },
      at: 'services/store/src/a.ts:2',
      right: {
        'docs/decisions/0011-editions.md': '# 11',
        'services/store/src/a.ts': '/** Editions (decision 11), and the decision on 46 orders. */',
      },
    },
  },
  'machine-traces': {
    'a path of one machine': {
      planted: { 'docs/start.md': 'Start\ncd /home/ana/arcada' },
      at: 'docs/start.md:2',
      right: { 'docs/start.md': 'GET https://example.com/home/ana and src/home/page' },
    },
    'the host of a package registry': {
      planted: { '.npmrc': 'registry=https://packages.example.com/' },
      at: '.npmrc:1',
      right: { '.npmrc': 'save-exact=true' },
    },
  },
  lockfile: {
    'a package with its host': {
      planted: {
        'package-lock.json': '{"packages":{"node_modules/a":{\n"resolved": "https://packages.example.com/a.tgz"}}}',
      },
      at: 'package-lock.json:2',
      right: { 'package-lock.json': '{"packages":{"node_modules/a":{ "resolved": "packages/ui", "link": true }}}' },
    },
    'a package of another platform that has no entry': {
      planted: {
        'package-lock.json': '{"packages":{"node_modules/a":{"optionalDependencies":{"a-darwin-x64":"1.0.0"}}}}',
      },
      at: 'package-lock.json:1',
      right: {
        'package-lock.json':
          '{"packages":{"node_modules/a":{"optionalDependencies":{"a-darwin-x64":"1.0.0"}},"node_modules/a-darwin-x64":{}}}',
      },
    },
  },
};

describe.each(rules.map((rule) => [rule.name, rule] as const))('%s', (name, rule) => {
  test.each(Object.entries(examples[name] ?? {}))('%s', (_what, { planted, at, right }) => {
    expect(findingsOf(rule, planted)).toEqual([at]);
    expect(findingsOf(rule, right)).toEqual([]);
  });
});

test('every rule is shown to fail', () => {
  expect(Object.keys(examples).sort()).toEqual(rules.map(({ name }) => name).sort());
});

test('a cycle over three files is one group, a tree has none', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['a']],
    ['d', []],
  ]);
  const groups = stronglyConnected(graph).map((group) => group.sort().join(''));
  expect(groups.sort()).toEqual(['abc', 'd']);
});
