import { expect, test } from 'vitest';
import { pastedParties, pastedParty } from './pasted-address.ts';

const camille = { firstName: 'Camille', lastName: 'Martin' };

test.each([
  ['BE', '1000', 'Bruxelles', 'Rue Haute 12', '1000 Bruxelles, Belgique'],
  ['BE', '1000', 'Bruxelles', 'Rue Haute 12', 'BE-1000 Bruxelles\nBELGIË'],
  ['DE', '10115', 'Berlin', 'Hauptstraße 5', 'DE-10115 Berlin'],
  ['CH', '8001', 'Zürich', 'Bahnhofstrasse 1', 'CH-8001 Zürich'],
  ['LU', '1616', 'LUXEMBOURG', '12 rue de la Gare', 'L-1616 LUXEMBOURG\nGrand-Duché de Luxembourg'],
  ['NL', '1015CJ', 'AMSTERDAM', 'Keizersgracht 123', '1015CJ AMSTERDAM\nThe Netherlands'],
  ['GB', 'SW1A 2AA', 'London', '10 Downing Street', 'London\nSW1A 2AA\nEngland'],
  ['GB', 'EH1 1AA', 'Edinburgh', 'Church Lane', 'Edinburgh EH1 1AA'],
  ['IE', 'D02 VF25', 'Dublin 2', '12 Grafton Street', 'Dublin 2\nD02 VF25\nIrlande'],
  ['US', '62704', 'Springfield IL', '123 Main St Apt 4B', 'Springfield, IL 62704\nUSA'],
  ['US', '10001-1234', 'New York NY', '123 Main St', 'New York, NY 10001-1234\nUnited States'],
  ['CA', 'H3G 1P1', 'Montréal Québec', '1234 rue Sherbrooke', 'Montréal (Québec) H3G 1P1\nCanada'],
  ['CA', 'M5H 2N2', 'Toronto ON', '100 Queen St', 'Toronto ON M5H 2N2'],
  ['IT', '00184', 'ROMA RM', 'Via Roma 10', 'IT-00184 ROMA (RM)\nItalie'],
  ['ES', '28013', 'Madrid', 'Calle Mayor 5', '28013 Madrid (Madrid)\nEspaña'],
  ['PT', '1100-053', 'Lisboa', 'Rua Augusta 10', '1100-053 Lisboa\nPortugal'],
  ['JP', '100-0005', 'Tokyo', '1-2-3 Marunouchi', 'Tokyo 100-0005\nJapon'],
  ['SE', '111 22', 'Stockholm', 'Storgatan 1', '111 22 Stockholm\nSweden'],
  ['PL', '00-238', 'Warszawa', 'Nowa 5', '00-238 Warszawa\nPolska'],
  ['DK', '1000', 'København K', 'Hovedgaden 1', '1000 København K\nDanmark'],
  ['AU', '2000', 'Sydney NSW', '20 Martin Place', 'Sydney NSW 2000\nAustralia'],
  ['MA', '20000', 'Casablanca', '1234 rue de Fès', '20000 Casablanca\nMaroc'],
  ['SN', '12500', 'Dakar', '12 rue Carnot', 'Dakar 12500\nSénégal'],
  ['MC', '98000', 'MONACO', '12 bd des Moulins', 'MC 98000 MONACO\nPrincipauté de Monaco'],
  ['PF', '98713', 'PAPEETE', '12 rue du Port', '98713 PAPEETE\nTahiti, Polynésie française'],
])('in %s the code is %s and the town %s', (...row) => {
  const [country, codePostal, city, streetName, place] = row;
  const text = `Camille Martin\n${streetName}\n${place}`;
  expect(pastedParty(text)).toEqual({ ...camille, streetName, codePostal, city, country });
  expect(pastedParties(text)).toHaveLength(1);
});

test.each([
  ['20000', 'Ajaccio', '4 cours Napoléon', '20000 Ajaccio\nCorse'],
  ['20253', 'Barbaggio', '4 cours Napoléon', '20253 Barbaggio (2B)'],
  ['2A004', 'AJACCIO', '4 cours Napoléon', '2A004 AJACCIO'],
  ['33000', 'Bordeaux', '12 rue de la Porte Neuve', 'Bordeaux (33000)'],
  ['33000', 'Bordeaux', '12 rue des Lilas', '33000 Bordeaux, FR'],
  ['1000', 'Bruxelles', 'Rue Haute 12', '1000 Bruxelles'],
])('the code %s and the town %s stand apart where no country is said', (codePostal, city, streetName, place) => {
  expect(pastedParty(`Camille Martin\n${streetName}\n${place}`)).toEqual({ ...camille, streetName, codePostal, city });
});

test('an Irish address without a code has its town and county', () => {
  const irish = 'Camille Martin\n12 Main Street\nBallina\nCo. Mayo\nIreland';
  expect(pastedParty(irish)).toEqual({
    ...camille,
    streetName: '12 Main Street',
    city: 'Ballina Co. Mayo',
    country: 'IE',
  });
});

test('a name in another script is no country', () => {
  expect(pastedParty('Camille Martin\n12 rue du Port\n東京').country).toBeUndefined();
});
