import { type CourseDifference, lessonKinds } from '@arcada/contracts';
import { Disclosure } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { aroundChanges, lineDifference } from './line-difference.ts';

const elements = { same: 'span', removed: 'del', added: 'ins', skipped: 'span' } as const;

/** What differs from the edition that learners have: of the course, then lesson by lesson. */
export function Differences({ differences }: { differences: readonly CourseDifference[] }) {
  const { t } = useTranslation('admin');
  const shown = (field: CourseDifference['field'], text: string | null) => {
    if (field === 'preview' && text !== null) return t(text === 'true' ? 'users.yes' : 'users.no');
    const kind = field === 'kind' && lessonKinds.find((one) => one === text);
    return kind ? t(`courses.lessonKinds.${kind}`) : (text ?? '');
  };
  const groups = [...Map.groupBy(differences, ({ lesson }) => lesson?.id ?? '')];
  return groups.map(([lessonId, fields]) => (
    <Disclosure
      key={lessonId}
      level={3}
      lazy
      defaultOpen={groups.length === 1}
      title={`${fields[0]?.lesson?.title ?? t('courses.wholeCourse')} (${fields.length})`}
    >
      <dl className="admin-difference">
        {fields.map(({ field, language, before, after }) => (
          <div key={`${field} ${language}`}>
            <dt>
              {t(`courses.fields.${field}`)}
              {language && <span className="a-mute"> · {t(`languages.${language}`)}</span>}
            </dt>
            <dd>
              <Lines before={shown(field, before)} after={shown(field, after)} />
            </dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  ));
}

function Lines({ before, after }: { before: string; after: string }) {
  const { t } = useTranslation('admin');
  return aroundChanges(lineDifference(before, after)).map(({ kind, text }, place) => {
    const Text = elements[kind];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity, and no state
      <p key={place} className={`admin-line admin-line--${kind}`}>
        {kind !== 'same' && <span className="a-visually-hidden">{t(`difference.${kind}`)} </span>}
        <Text>{text}</Text>
      </p>
    );
  });
}
