import { expect, test } from 'vitest';
import { aPage, aText } from '#domain/content/examples.ts';
import { Fault } from '#domain/shared/fault.ts';
import { theStampOptions } from '#domain/stamps/examples.ts';
import { storedDrafts } from '#tests/shared/stored-drafts.ts';
import { aRequest, fails } from '#ui/request/request.examples.ts';
import { entryPage } from '#ui/stamps/entry/entry.server.ts';

const url = new URL('https://boutique.example/mon-timbre-en-ligne');
const options = async () => theStampOptions();

test('an entry shows what editors wrote of its service', async () => {
  const asked: unknown[] = [];
  const contents = {
    page: async (query: unknown) => {
      asked.push(query);
      return aPage({ slots: [{ position: 'Section1', blocks: [aText('<h2>Comment ça marche</h2>')] }] });
    },
  };
  const { view } = await entryPage.show(
    aRequest({ journeyDrafts: storedDrafts(), ports: { stamps: { options }, contents } }),
    url,
  );
  expect(asked).toEqual([{ kind: 'path', path: '/presentation/stamps' }]);
  expect(view.about?.html).toContain('<h2>Comment ça marche</h2>');
});

test('an entry opens as well where editors wrote nothing, or nobody answers', async () => {
  for (const page of [async () => null, fails(new Fault('timeout', 'findContentPage'))]) {
    const { view } = await entryPage.show(
      aRequest({ journeyDrafts: storedDrafts(), ports: { stamps: { options }, contents: { page } } }),
      url,
    );
    expect(view).not.toHaveProperty('about');
  }
});
