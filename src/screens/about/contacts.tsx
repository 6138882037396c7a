import { links } from '#common/contract/site/links';
import { ShareButtons } from '../../components/page/share-buttons';
import { TextPage } from '../../components/page/text-page';
import { ContactForm } from './contact-form';
import styles from './contacts.module.css';

const TITLE = 'Contacts';

/** Where to find the association, and how to write to it. */
export const Contacts = () => (
  <TextPage slug="contacts" title={TITLE} margin={share}>
    <section className={styles.write} aria-labelledby="write">
      <h2 className={`section-title heading-rule ${styles.title}`} id="write">
        Écrivez-nous
      </h2>
      <ContactForm />
    </section>
  </TextPage>
);

const share = () => <ShareButtons title={TITLE} path={links.contacts.to()} />;
