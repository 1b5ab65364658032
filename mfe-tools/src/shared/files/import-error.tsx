import { isApiError, useErrorText } from '@arcada/platform';
import { Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import './files.css';

interface UnreadCell {
  sheet: string;
  row: number;
  heading: string;
  message: string;
}
const mostShown = 50;

/** Why a file was not imported: of a workbook each cell that can't be read, by sheet, row and column. */
export function ImportError({ error }: { error: unknown }) {
  const { t } = useTranslation('tools');
  const errorText = useErrorText();
  const cells = isApiError(error) ? ((error.problem?.cells as UnreadCell[] | undefined) ?? []) : [];
  return (
    <Notice tone="danger" title={errorText(error)}>
      {cells.length > 0 && (
        <ul className="tools-file-list">
          {cells.slice(0, mostShown).map(({ sheet, row, heading, message }) => (
            <li key={`${sheet} ${row} ${heading} ${message}`}>
              <strong>{t('sheets.sheetPlace', { sheet, row, heading })}</strong> {message}
            </li>
          ))}
        </ul>
      )}
      {cells.length > mostShown && <p>{t('files.more', { count: cells.length - mostShown })}</p>}
    </Notice>
  );
}
