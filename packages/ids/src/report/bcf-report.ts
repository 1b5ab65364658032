import { strToU8, zipSync } from 'fflate';
import { element, type XmlText } from '../document/xml-text.ts';
import { type BcfTopic, bcfTopics } from './bcf-topics.ts';
import type { ReportInput } from './report.ts';

/** A random UUID. Not crypto.randomUUID, which pages have only over HTTPS. */
function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

const file = (root: XmlText) => strToU8(`<?xml version="1.0" encoding="UTF-8"?>\n${root.lines.join('\n')}\n`);

function markup(topic: BcfTopic, guid: string, viewpoint: string, author: string, input: ReportInput): XmlText {
  const date = input.checkedAt.toISOString();
  return element('Markup', {}, [
    element('Header', {}, [
      element('File', { isExternal: 'true' }, [element('Filename', {}, input.modelName), element('Date', {}, date)]),
    ]),
    element('Topic', { Guid: guid, TopicType: 'Issue', TopicStatus: 'Open' }, [
      element('Title', {}, topic.title),
      element('Labels', {}, 'IDS'),
      element('CreationDate', {}, date),
      element('CreationAuthor', {}, author),
      element('Description', {}, topic.description),
    ]),
    ...(topic.components.length > 0
      ? [element('Viewpoints', { Guid: viewpoint }, [element('Viewpoint', {}, 'viewpoint.bcfv')])]
      : []),
  ]);
}

/** Selects the elements; without a camera, viewers keep or fit theirs. */
const visualization = (topic: BcfTopic, guid: string): XmlText =>
  element('VisualizationInfo', { Guid: guid }, [
    element('Components', {}, [
      element(
        'Selection',
        {},
        topic.components.map((id) => element('Component', { IfcGuid: id })),
      ),
      element('Visibility', { DefaultVisibility: 'true' }),
    ]),
  ]);

/**
 * A BCF 2.1 file (zip): a topic for each violated requirement, with its elements selected. `author` is
 * shown as who created the topics.
 */
export function bcfReport(input: ReportInput, author: string): Uint8Array<ArrayBuffer> {
  const files: Record<string, Uint8Array> = {
    'bcf.version': file(element('Version', { VersionId: '2.1' }, [element('DetailedVersion', {}, '2.1')])),
  };
  for (const topic of bcfTopics(input)) {
    const guid = uuid();
    const viewpoint = uuid();
    files[`${guid}/markup.bcf`] = file(markup(topic, guid, viewpoint, author, input));
    if (topic.components.length > 0) files[`${guid}/viewpoint.bcfv`] = file(visualization(topic, viewpoint));
  }
  return zipSync(files, { mtime: input.checkedAt }) as Uint8Array<ArrayBuffer>;
}
