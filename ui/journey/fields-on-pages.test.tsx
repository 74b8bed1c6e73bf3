import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { theCarrierOptions } from '#domain/carriers/examples.ts';
import { theForwardingOptions } from '#domain/forwarding/examples.ts';
import type { Journey } from '#domain/journey/journey.ts';
import { theLetterChoices } from '#domain/letters/examples.ts';
import { theLogoChoices } from '#domain/logo/examples.ts';
import { customsNeeded, theParcelOptions } from '#domain/parcels/examples.ts';
import { theMailOptions } from '#domain/registered-mail/examples.ts';
import { theStampOptions } from '#domain/stamps/examples.ts';
import { storedDrafts } from '#tests/shared/stored-drafts.ts';
import { carriers } from '#ui/carriers/carriers.journey.ts';
import { forwarding } from '#ui/forwarding/forwarding.journey.ts';
import { letters } from '#ui/letters/letters.journey.ts';
import { logo } from '#ui/logo/logo.journey.ts';
import { parcels } from '#ui/parcels/parcels.journey.ts';
import { registeredMail } from '#ui/registered-mail/registered-mail.journey.ts';
import { aRequest } from '#ui/request/request.examples.ts';
import type { RouteEntry } from '#ui/routing/route-entry.ts';
import { type RouteName, routeTable } from '#ui/routing/route-table.ts';
import { stamps } from '#ui/stamps/stamps.journey.ts';
import { labelSource } from '#ui/wording/label-source.server.ts';
import { CopyContext } from '#ui/wording/use-copy.ts';
import { journeyPages, journeyPorts, wholeAnswers } from './every-step.examples.ts';

type Screen = (props: { view: object }) => React.ReactNode;
const screens = import.meta.glob<Record<string, Screen>>('../*/*/*.screen.tsx');
const labels = labelSource('fr', {});

const journeys: Record<string, Journey<string, string, unknown>> = {
  carriers: carriers.journey(theCarrierOptions()),
  forwarding: forwarding.journey(theForwardingOptions()),
  letters: letters.journey(theLetterChoices()),
  logo: logo.journey(theLogoChoices()),
  parcels: parcels.journey(theParcelOptions({ customs: customsNeeded })),
  registeredMail: registeredMail.journey(theMailOptions()),
  stamps: stamps.journey(theStampOptions()),
};

async function htmlOf({ name, file, journey }: RouteEntry): Promise<string> {
  const [page, draft] = journeyPages[name as RouteName] ?? [];
  const screen = await screens[`../${file.replace('.route.tsx', '.screen.tsx')}`]?.();
  const Screen = Object.values(screen ?? {})[0];
  if (!page || !draft || !Screen) throw new Error(`${journey?.step} has no page or no screen.`);
  const request = aRequest({ ports: journeyPorts, journeyDrafts: storedDrafts() });
  await request.journeyDrafts.save(draft, { answers: wholeAnswers[draft] ?? {}, version: 0 });
  const { view } = await page.show(request, new URL('https://boutique.example/'));
  const router = createMemoryRouter([{ path: '*', element: <Screen view={view} /> }]);
  return renderToString(
    <CopyContext value={labels}>
      <RouterProvider router={router} />
    </CopyContext>,
  );
}

const byButtons = 'Buttons add to it and take from it.';

/** The fields that a page does not ask for after these answers, and why. */
const notAsked: Record<string, Record<string, string>> = {
  parcelsDelivery: {
    carrier: 'An offer of the comparison brings it.',
    printing: 'No counter prints the label of this parcel.',
  },
  parcelsContents: { eori: 'Companies alone have one.', hsAsked: 'A link asks for the list of codes.' },
  parcelsSummary: { reference: 'Professionals alone have one.' },
  forwardingDates: { endDate: 'The months of the offer decide it.' },
  stampsConfiguration: { startCell: 'This support has one cell.' },
  stampsRecipients: { recipients: byButtons },
  lettersRecipients: { recipients: byButtons },
  lettersWriting: { article: 'The entry brings it.', document: 'It is made of the text or of the file.' },
  logoLibrary: { picture: 'It is made of the file.' },
};

test.each((routeTable as readonly RouteEntry[]).filter(({ journey }) => journey?.step))(
  'the page of $name asks for each field of its step that is neither of an address nor of a numbered line, or its reason stands here',
  async (entry) => {
    const { name = '', step = '' } = entry.journey ?? {};
    const fields = journeys[name]?.steps.find((each) => each.name === step)?.fields ?? [];
    const html = await htmlOf(entry);
    const absent = fields.filter((field) => !/[.0-9]/.test(field) && !html.includes(`name="${field}"`));
    expect(absent).toEqual(Object.keys(notAsked[entry.name] ?? {}));
  },
);
