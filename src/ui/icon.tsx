import { type IconName, iconPaths } from './icon-paths';
import styles from './icon.module.css';

export type { IconName };

interface IconProps {
  name: IconName;
  /** Only if no text is beside the icon; without a label the icon is decoration. */
  label?: string;
  className?: string | undefined;
}

export function Icon({ name, label, className }: IconProps) {
  const spoken = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg className={className ? `${styles.icon} ${className}` : styles.icon} viewBox="0 0 24 24" {...spoken}>
      {iconPaths[name].map((path) =>
        path.startsWith('!') ? (
          <path key={path} d={path.slice(1)} fill="currentColor" stroke="none" />
        ) : (
          <path key={path} d={path} />
        ),
      )}
    </svg>
  );
}
