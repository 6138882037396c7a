import { useState } from 'react';
import { forgetBookings } from '../../bridge/calls';
import { useTask } from '../../components/request/use-task';
import { announce } from '../../state/notices';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog';
import styles from './my-bookings.module.css';

/** Takes one's bookings off a device that others use too. */
export function ForgetBookings() {
  const [isAsked, setAsked] = useState(false);
  const task = useTask();
  const forget = () =>
    task.run(forgetBookings, () => {
      setAsked(false);
      announce('Vos réservations ne sont plus sur cet appareil.');
    });
  return (
    <div className={styles.forget}>
      <p className="small soft">Qui se sert de cet appareil peut les ouvrir, sans mot de passe.</p>
      <Button size="low" onClick={() => setAsked(true)}>
        Les retirer de cet appareil
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        question="Retirer vos réservations de cet appareil&nbsp;?"
        yes="Les retirer"
        no="Les garder"
        pending={task.isRunning}
        onYes={forget}
        onNo={() => setAsked(false)}
      >
        <p>
          Elles restent valables&nbsp;: le lien de leur mail les ouvre toujours. Celle qui n’est pas encore
          partie, faute de réseau, reste ici.
        </p>
      </ConfirmDialog>
    </div>
  );
}
