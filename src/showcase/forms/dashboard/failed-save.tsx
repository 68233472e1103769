import { FailedSave } from '../../../dashboard/kit/form/record-page.tsx';
import { State } from '../../example/state.tsx';

const nothing = () => {};

export default function FailedSaveExample() {
  return (
    <>
      <State is="failed">
        <FailedSave
          message="Sunucuya ulaşılamıyor. Bağlantınızı kontrol edip yeniden deneyin."
          isConflict={false}
          onKeepMine={nothing}
          onTakeNewer={nothing}
        />
      </State>
      <State is="conflict">
        <FailedSave
          message="Bu kaydı sizden sonra Ozan Çağlayan değiştirdi."
          isConflict
          onKeepMine={nothing}
          onTakeNewer={nothing}
        />
      </State>
    </>
  );
}
