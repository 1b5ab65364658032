import { saveFile } from '@arcada/platform';
import { Button, DownloadIcon, Notice } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localDay } from '../../../shared/local-day.ts';
import type { ModelReport } from '../work/model-report.ts';
import { type ReportFormat, reportFormats } from '../work/report-messages.ts';

const endings: Record<ReportFormat, string> = { xlsx: 'xlsx', bcf: 'bcf', json: 'json', junit: 'xml' };

/** Model, plan and day, so that reports can be told apart; what file systems refuse in names becomes a hyphen. */
const nameOf = (modelName: string, planName: string): string =>
  [modelName.replace(/\.ifc$/i, ''), planName.replace(/\.(ids|xml)$/i, ''), 'IDS', localDay()]
    .map((part) => part.replaceAll(/[\\/:*?"<>|]+/g, '-').trim())
    .filter(Boolean)
    .join(' - ');

interface ReportFilesProps {
  report: ModelReport;
  modelName: string;
  planName: string;
}

/** The report as files, made in the worker when they are asked for. */
export function ReportFiles({ report, modelName, planName }: ReportFilesProps) {
  const { t } = useTranslation('tools');
  const [making, setMaking] = useState<ReportFormat>();
  const [failed, setFailed] = useState(false);
  const handleFormat = async (format: ReportFormat) => {
    setMaking(format);
    setFailed(false);
    try {
      saveFile(`${nameOf(modelName, planName)}.${endings[format]}`, await report.file(format));
    } catch {
      setFailed(true);
    }
    setMaking(undefined);
  };
  return (
    <div className="a-stack">
      <fieldset className="a-row check-files">
        <legend className="a-visually-hidden">{t('modelCheck.files')}</legend>
        {reportFormats.map((format) => (
          <Button
            key={format}
            size="small"
            icon={<DownloadIcon />}
            loading={making === format}
            disabled={making !== undefined}
            loadingLabel={t('modelCheck.making')}
            aria-label={t('modelCheck.fileAs', { format: t(`modelCheck.format.${format}`) })}
            onClick={() => void handleFormat(format)}
          >
            {t(`modelCheck.format.${format}`)}
          </Button>
        ))}
      </fieldset>
      {failed && <Notice tone="danger">{t('modelCheck.fileFailed')}</Notice>}
    </div>
  );
}
