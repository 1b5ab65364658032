import { links } from '@arcada/contracts';

export interface NavigationGroup {
  key: 'products' | 'courses' | 'services';
  activeOn: readonly string[];
  items: { key: string; to: string }[];
}

/** The three dropdowns of the header; labels are `nav.<key>`. */
export const navigationGroups: NavigationGroup[] = [
  {
    key: 'services',
    activeOn: ['/services'],
    items: [
      { key: 'allServices', to: links.services() },
      { key: 'aiConsulting', to: links.services('ai-consulting') },
      { key: 'customDevelopment', to: links.services('custom-development') },
      { key: 'training', to: links.services('training') },
      { key: 'implementation', to: links.services('implementation') },
    ],
  },
  {
    key: 'courses',
    activeOn: ['/courses'],
    items: [
      { key: 'allCourses', to: links.courses() },
      { key: 'revitTraining', to: links.courses({ category: 'revit-training' }) },
      { key: 'navisworks', to: links.courses({ category: 'navisworks-fundamentals' }) },
      { key: 'bimManagement', to: links.courses({ category: 'bim-management' }) },
      { key: 'pythonForBim', to: links.courses({ category: 'python-for-bim' }) },
    ],
  },
  {
    key: 'products',
    activeOn: ['/products'],
    items: [
      { key: 'allProducts', to: links.products() },
      { key: 'plugins', to: links.products({ type: 'plugin' }) },
      { key: 'scripts', to: links.products({ type: 'script' }) },
      { key: 'dynamo', to: links.products({ type: 'dynamo' }) },
    ],
  },
];

export const navigationLinks = [
  { key: 'blog', to: links.blog(), activeOn: ['/blog'] },
  { key: 'documentationTool', to: links.bimDocs(), activeOn: ['/tools/bimdocs-ai', '/tools/bep-maker'] },
  { key: 'contact', to: links.contact(), activeOn: ['/contact'] },
] as const;

/** `/tools/bep-maker` also covers `/tools/bep-maker-enhanced`. */
export const isActive = (pathname: string, prefixes: readonly string[]) =>
  prefixes.some(
    (prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`) || pathname.startsWith(`${prefix}-`),
  );
