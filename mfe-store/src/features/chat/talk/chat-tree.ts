import { links } from '@arcada/contracts';
import type { OptionKey, SayKey } from '../chat-texts.ts';

/**
 * The actions of options. All except the ISO course, which depends on the catalogue, get their
 * reply from the table below.
 */
export type ChatAction =
  | 'show_menu'
  | 'show_products'
  | 'show_courses'
  | 'schedule_demo'
  | 'faq'
  | 'faq_revit'
  | 'faq_support'
  | 'faq_licences'
  | 'demo_this_week'
  | 'demo_next_week'
  | 'demo_by_email'
  | 'redirect_products'
  | 'redirect_plugins'
  | 'redirect_courses'
  | 'redirect_cart'
  | 'iso_course';

export interface ChatOption {
  /** Counts from 1 within its message. */
  id: number;
  text: OptionKey;
  action: ChatAction;
}

/** One reply of the assistant. */
export interface ChatNode {
  say: SayKey;
  cards?: 'products' | 'courses';
  options: ChatOption[];
  /** Where the browser navigates after a second, unless cancelled. */
  goTo?: string;
}

const options = (...given: [OptionKey, ChatAction][]): ChatOption[] =>
  given.map(([text, action], index) => ({ id: index + 1, text, action }));

const mainOptions = options(
  ['products', 'show_products'],
  ['courses', 'show_courses'],
  ['demo', 'schedule_demo'],
  ['faq', 'faq'],
);
const backToMenu = options(['menu', 'show_menu']);
const faqTopics: [OptionKey, ChatAction][] = [
  ['revit', 'faq_revit'],
  ['support', 'faq_support'],
  ['licences', 'faq_licences'],
];
/** The other topics stay available under each reply. */
const afterTopic = (topic: ChatAction) =>
  options(...faqTopics.filter(([, action]) => action !== topic), ['menu', 'show_menu']);

/** The whole tree: every option's reply. */
export const answers: Record<Exclude<ChatAction, 'iso_course'>, ChatNode> = {
  show_menu: { say: 'menu', options: mainOptions },
  show_products: {
    say: 'products',
    cards: 'products',
    options: options(
      ['moreProducts', 'redirect_products'],
      ['plugins', 'redirect_plugins'],
      ['seeCourses', 'show_courses'],
      ['menu', 'show_menu'],
    ),
  },
  show_courses: {
    say: 'courses',
    cards: 'courses',
    options: options(
      ['moreCourses', 'redirect_courses'],
      ['isoCourse', 'iso_course'],
      ['seeProducts', 'show_products'],
      ['menu', 'show_menu'],
    ),
  },
  schedule_demo: {
    say: 'demo',
    options: options(
      ['thisWeek', 'demo_this_week'],
      ['nextWeek', 'demo_next_week'],
      ['byEmail', 'demo_by_email'],
      ['menu', 'show_menu'],
    ),
  },
  demo_this_week: { say: 'demoThisWeek', options: backToMenu, goTo: links.contact({ demo: 'this-week' }) },
  demo_next_week: { say: 'demoNextWeek', options: backToMenu, goTo: links.contact({ demo: 'next-week' }) },
  demo_by_email: { say: 'demoByEmail', options: backToMenu, goTo: links.contact() },
  faq: { say: 'faq', options: options(...faqTopics, ['menu', 'show_menu']) },
  faq_revit: { say: 'faqRevit', options: afterTopic('faq_revit') },
  faq_support: { say: 'faqSupport', options: afterTopic('faq_support') },
  faq_licences: { say: 'faqLicences', options: afterTopic('faq_licences') },
  redirect_products: { say: 'openProducts', options: backToMenu, goTo: links.products() },
  redirect_plugins: { say: 'openPlugins', options: backToMenu, goTo: links.products({ type: 'plugin' }) },
  redirect_courses: { say: 'openCourses', options: backToMenu, goTo: links.courses() },
  redirect_cart: { say: 'openCart', options: backToMenu, goTo: links.cart() },
};

export const greeting: ChatNode = { say: 'greeting', options: mainOptions };
/** Typed words are neither understood nor sent: the visitor is offered the options. */
export const afterFreeText: ChatNode = { say: 'freeText', options: mainOptions };
export const notUnderstood: ChatNode = { say: 'unknown', options: backToMenu };
export const stayedHere: ChatNode = { say: 'stayed', options: backToMenu };
export const isoMissing: ChatNode = {
  say: 'isoMissing',
  options: options(['allCourses', 'redirect_courses'], ['mainMenu', 'show_menu']),
};
export const isoFailed: ChatNode = {
  say: 'isoFailed',
  options: options(['again', 'iso_course'], ['mainMenu', 'show_menu']),
};
export const isoFound = (id: string): ChatNode => ({
  say: 'openIsoCourse',
  options: backToMenu,
  goTo: links.course(id),
});
const afterAdding = options(['cart', 'redirect_cart'], ['continue', 'show_menu']);
export const added: ChatNode = { say: 'added', options: afterAdding };
export const notAdded: ChatNode = { say: 'addFailed', options: afterAdding };

export const answerTo = (action: string): ChatNode => answers[action as keyof typeof answers] ?? notUnderstood;
