import { Icon, type IconName } from '#ui/components/values/icon.tsx';
import { Picture } from '#ui/components/values/picture.tsx';
import styles from './line-picture.module.css';

interface LinePictureProps {
  picture?: string | null | undefined;
  /** Drawn where there is no picture. */
  symbol?: IconName | undefined;
  /** Stands in place of a picture that cannot be fetched. */
  name?: string | undefined;
}

/** What was bought, small: its picture, or the symbol of a service. */
export const LinePicture = ({ picture, symbol, name }: LinePictureProps) => (
  <div className={styles.picture}>
    {picture ? <Picture src={picture} name={name} size={96} /> : symbol && <Icon name={symbol} size="large" />}
  </div>
);
