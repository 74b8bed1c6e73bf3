import carriers from './pictures/carriers.svg?no-inline';
import forwarding from './pictures/forwarding.svg?no-inline';
import letters from './pictures/letters.svg?no-inline';
import logo from './pictures/logo.svg?no-inline';
import parcels from './pictures/parcels.svg?no-inline';
import registeredMail from './pictures/registered-mail.svg?no-inline';
import stamps from './pictures/stamps.svg?no-inline';

/** What each service is about, drawn. */
export const entryPictures = {
  carriers,
  forwarding,
  letters,
  logo,
  parcels,
  'registered-mail': registeredMail,
  stamps,
};
