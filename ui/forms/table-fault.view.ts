import type { TableFault } from '#domain/shared/table.ts';
import type { Wording } from '#ui/wording/wording.ts';

const megabyte = 1024 * 1024;

/** Why a table was not read, and at which line it is to be mended. */
export function tableFaultText(fault: TableFault, { t }: Pick<Wording, 't'>): string {
  switch (fault.code) {
    case 'table-too-large': {
      const most = fault.most / megabyte;
      const { rows, seen } = fault;
      return rows === undefined || seen === undefined
        ? t('forms.tableTooLarge', { most })
        : t('forms.tableTooLargeRows', { most, rows, seen });
    }
    case 'table-unreadable':
      return t('forms.tableUnreadable');
    case 'table-quote':
      return t('forms.tableQuote', { line: fault.line });
    case 'table-cell':
      return t('forms.tableCell', { line: fault.line, most: fault.most });
    case 'table-row':
      return t('forms.tableRow', { line: fault.line, most: fault.most });
    case 'table-cells':
      return t('forms.tableCells', { line: fault.line, most: fault.most });
    case 'table-comma':
      return t('forms.tableComma', { line: fault.line });
  }
}
