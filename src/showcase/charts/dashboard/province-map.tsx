import { ProvinceMap } from '../../../dashboard/kit/charts/province-map.tsx';
import { BY_PROVINCE } from '../../samples/numbers.ts';

export default function ProvinceMapExample() {
  return (
    <div className="panel" lang="tr">
      <ProvinceMap
        title="İllere göre başvurular"
        column="Başvuru"
        legend="Başvuru sayısı"
        provinces={BY_PROVINCE}
        words={(count) => `${count} başvuru`}
        none={(provinces) => `${provinces} ilden başvuru yok`}
        addressOf={(city) => `/dashboard/applications/list?city=${city}`}
      />
    </div>
  );
}
