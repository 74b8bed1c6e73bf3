import { renderToStaticMarkup } from 'react-dom/server';
import type { ConsentAsked } from './consent.view.ts';
import { Question } from './question.part.tsx';

/** The question as HTML: native controls need no program in the browser. */
export const questionHtml = (view: ConsentAsked): string => renderToStaticMarkup(<Question view={view} />);
