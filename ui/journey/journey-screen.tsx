import type { ComponentType, ReactElement } from 'react';
import { type FormPageData, useFormPage } from '#ui/forms/use-form-page.ts';
import type { JourneyView } from './journey.view.ts';
import { useLivePrice } from './price/use-live-price.ts';

/** What `clientAction` hands on is the action's. */
type StepPage = Pick<FormPageData<JourneyView>, 'loaderData'> & { actionData?: unknown };

/** The component of a step whose answers decide the price: its screen, which follows what stands in its fields. */
export const journeyScreen =
  <Page extends StepPage>(
    Screen: ComponentType<{ view: Page['loaderData']['view'] }>,
  ): ((page: Page) => ReactElement) =>
  (page) => {
    const view = useFormPage(page as FormPageData<Page['loaderData']['view']>);
    return <Screen view={useLivePrice(view, page.actionData ?? page.loaderData)} />;
  };
