import type { Lesson } from '@arcada/contracts';
import { useErrorText } from '@arcada/platform';
import { Badge, Button, CheckIcon } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { lessonApi } from '../../shared/lesson/lesson.api.ts';
import { usePlayer } from './player/player-context.ts';

const rules = { video: 'ruleVideo', article: 'ruleArticle', quiz: undefined, exercise: undefined } as const;

/** When the lesson counts as complete, in words, and the button for those that are marked manually. */
export function Completion({ lesson }: { lesson: Lesson }) {
  const { t } = useTranslation('learning');
  const errorText = useErrorText();
  const player = usePlayer();
  const [save, saving] = lessonApi.useLearningSaveProgressMutation();
  const rule = rules[lesson.kind];
  const byHand = rule !== undefined;
  const mark = (completed: boolean) =>
    void save({
      courseId: lesson.courseId,
      lessonId: lesson.id,
      positionSeconds: player?.time() ?? 0,
      completed,
    });
  // Quizzes and exercises explain themselves what completes them.
  if (!byHand && !lesson.state.completed) return null;
  return (
    <div className="learn-completion">
      {lesson.state.completed ? (
        <>
          <Badge tone="success">
            <CheckIcon size={16} /> {t('learn.done')}
          </Badge>
          {lesson.state.reopens && (
            <Button
              size="small"
              variant="ghost"
              loading={saving.isLoading}
              loadingLabel={t('common.saving')}
              onClick={() => mark(false)}
            >
              {t('learn.markOpen')}
            </Button>
          )}
        </>
      ) : (
        byHand && (
          <Button
            icon={<CheckIcon />}
            loading={saving.isLoading}
            loadingLabel={t('common.saving')}
            onClick={() => mark(true)}
          >
            {t('learn.markComplete')}
          </Button>
        )
      )}
      {rule && <span className="a-small a-mute">{t(`learn.${rule}`)}</span>}
      {saving.error && (
        <p className="a-field-error" role="alert">
          {t('learn.markFailed', {
            message: errorText(saving.error),
          })}
        </p>
      )}
    </div>
  );
}
